import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../core/audit/actor.ts';
import { recordAudit } from '../../../core/audit/record-audit.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import type { KeyRing, NamedKey } from '../../../lib/key-ring.ts';
import type { NewCode } from './read-codes-file.ts';
import { fingerprintOf, sealCode } from './seal-code.ts';

const BATCH = 500;

export interface LoadedCodes {
  readonly added: number;
  /** Number of codes that were already loaded. */
  readonly known: number;
}

/** Finds loaded codes, also by fingerprints under older keys, because a rotation may be incomplete. */
async function listKnown(tx: Tx, olderKeys: KeyRing, codes: readonly NewCode[]): Promise<Set<string>> {
  const prints = olderKeys.flatMap((key) =>
    codes.map(({ giftCardId, code }) => fingerprintOf(key, giftCardId, code)),
  );
  if (prints.length === 0) return new Set();
  const rows = await tx
    .selectFrom('gift_card_code')
    .select('fingerprint')
    .where('fingerprint', 'in', prints)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint.toString('hex')));
}

function toRow(key: NamedKey, { giftCardId, code, activationNumber, expiresOn }: NewCode, now: Date) {
  const id = randomUUID();
  return {
    id,
    gift_card_id: giftCardId,
    key_id: key.id,
    sealed: sealCode(key, { id, giftCardId }, { code, activationNumber }),
    fingerprint: fingerprintOf(key, giftCardId, code),
    expires_on: expiresOn,
    loaded_at: now,
    redemption_id: null,
  };
}

async function loadBatch(tx: Tx, [key, ...older]: KeyRing, codes: readonly NewCode[], now: Date) {
  if (!key) throw new Error('No key to seal codes with');
  const known = await listKnown(tx, older, codes);
  const isKnown = ({ giftCardId, code }: NewCode) =>
    older.some((one) => known.has(fingerprintOf(one, giftCardId, code).toString('hex')));
  const rows = codes.filter((code) => !isKnown(code)).map((code) => toRow(key, code, now));
  if (rows.length === 0) return 0;
  const added = await tx
    .insertInto('gift_card_code')
    .values(rows)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** Adds codes to the stock in one transaction, encrypted with the current key. Repeats add nothing. */
export async function loadCodes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  keys: KeyRing,
  codes: readonly NewCode[],
): Promise<LoadedCodes> {
  return await inTransaction(db, async (tx) => {
    const nowMs = clock.nowMs();
    let added = 0;
    for (let start = 0; start < codes.length; start += BATCH)
      added += await loadBatch(tx, keys, codes.slice(start, start + BATCH), new Date(nowMs));
    const subject = { kind: 'gift_card', id: 'stock' };
    if (added > 0)
      await recordAudit(tx, actor, { action: 'gift_card.loaded', subject, details: { added } }, nowMs);
    return { added, known: codes.length - added };
  });
}
