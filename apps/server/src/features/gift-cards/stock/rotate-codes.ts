import type { Actor } from '../../../core/audit/actor.ts';
import { recordAudit } from '../../../core/audit/record-audit.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import type { KeyRing } from '../../../lib/key-ring.ts';
import { fingerprintOf, openCode, sealCode } from './seal-code.ts';

const BATCH = 200;

async function rotateBatch(tx: Tx, keys: KeyRing): Promise<number> {
  const [current] = keys;
  if (!current) throw new Error('No key to seal codes with');
  const rows = await tx
    .selectFrom('gift_card_code')
    .select(['id', 'gift_card_id', 'key_id', 'sealed'])
    .where('key_id', '<>', current.id)
    .where('sealed', 'is not', null)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { id, gift_card_id: giftCardId, key_id: keyId, sealed } of rows) {
    if (!sealed) continue;
    const secret = openCode(keys, { id, giftCardId, keyId, sealed });
    await tx
      .updateTable('gift_card_code')
      .set({
        key_id: current.id,
        sealed: sealCode(current, { id, giftCardId }, secret),
        fingerprint: fingerprintOf(current, giftCardId, secret.code),
      })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

/** Re-encrypts all codes with the current key, in batches, so that it can be interrupted. Returns their number. */
export async function rotateCodes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  keys: KeyRing,
): Promise<number> {
  let rotated = 0;
  for (;;) {
    const count = await inTransaction(db, (tx) => rotateBatch(tx, keys));
    rotated += count;
    if (count < BATCH) break;
  }
  const [current] = keys;
  const record = {
    action: 'gift_card.rotated',
    subject: { kind: 'gift_card', id: 'stock' },
    details: { keyId: current?.id, rotated },
  } as const;
  if (rotated > 0) await inTransaction(db, (tx) => recordAudit(tx, actor, record, clock.nowMs()));
  return rotated;
}
