import { createHash } from 'node:crypto';
import stringify from 'fast-json-stable-stringify';
import { AppError, invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/deps.ts';

export interface IdempotentCall {
  readonly playerId: string;
  /** The `Idempotency-Key` header; undefined for a call without one, which is kept nowhere. */
  readonly key: string | undefined;
  /** The route's key, such as `POST /api/play/matches`. */
  readonly call: string;
  readonly body: unknown;
}

const keyPattern = /^[\w-]{1,64}$/;

const hashOf = (body: unknown): Buffer => createHash('sha256').update(stringify(body)).digest();

/**
 * Binds a key to what it is used for, in the transaction of the call. A repeat waits for the first one, and is given
 * what came of it. Refuses with IDEMPOTENCY_KEY_REUSED when the key was used for another call or body.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  { playerId, key, call, body }: IdempotentCall,
  nowMs: number,
): Promise<{ resultId: string | undefined }> {
  if (key === undefined) return { resultId: undefined };
  if (!keyPattern.test(key)) throw invalidField('idempotency-key', 'field.invalid');
  const bodyHash = hashOf(body);
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({
      player_id: playerId,
      key,
      call,
      body_hash: bodyHash,
      result_id: null,
      used_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return { resultId: undefined };

  const used = await tx
    .selectFrom('idempotency_key')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (used.call !== call || !used.body_hash.equals(bodyHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { resultId: used.result_id ?? undefined };
}

/** Keeps what came of a call, for its repeats. */
export async function keepResult(tx: Tx, { playerId, key }: IdempotentCall, resultId: string): Promise<void> {
  if (key === undefined) return;
  await tx
    .updateTable('idempotency_key')
    .set({ result_id: resultId })
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .execute();
}
