import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import type { IdempotentCall } from './idempotent-call.ts';

/** Claims the key for this call. A simultaneous call waits here until the first one is committed. */
async function claim(tx: Tx, { playerId, key, call, bodyHash }: IdempotentCall, nowMs: number) {
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({
      player_id: playerId,
      key,
      call,
      body_hash: bodyHash,
      result: null,
      used_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

const ofKey = (tx: Tx, { playerId, key }: IdempotentCall) =>
  tx.selectFrom('idempotency_key').where('player_id', '=', playerId).where('key', '=', key);

async function readResult(tx: Tx, once: IdempotentCall): Promise<unknown> {
  const used = await ofKey(tx, once).selectAll().executeTakeFirstOrThrow();
  const isSame = used.call === once.call && used.body_hash.equals(once.bodyHash);
  if (!isSame || used.result === null) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return used.result;
}

async function storeResult(tx: Tx, { playerId, key }: IdempotentCall, result: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ result: JSON.stringify(result) })
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .execute();
}

/**
 * Performs a call once per key, and stores its result, which must be JSON, in the same transaction. A repeat gets the
 * stored result and does nothing. Refuses with IDEMPOTENCY_KEY_REUSED if the key belongs to another call or body.
 */
export async function performOnce<Result extends object>(
  tx: Tx,
  once: IdempotentCall,
  nowMs: number,
  perform: () => Promise<Result>,
): Promise<Result> {
  once.isClaimed = true;
  if (!(await claim(tx, once, nowMs))) return (await readResult(tx, once)) as Result;
  const result = await perform();
  await storeResult(tx, once, result);
  return result;
}
