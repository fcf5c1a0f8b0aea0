import { queueAdminMail } from '../../../core/mails/queue-admin-mail.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { listStock, listUsedKeyIds, type Stock } from './list-stock.ts';

/** Records which cards are low. Returns those that were not before. */
async function recordLow(tx: Tx, low: readonly Stock[], now: Date): Promise<Stock[]> {
  const ids = low.map(({ giftCardId }) => giftCardId);
  await tx
    .deleteFrom('gift_card_alarm')
    .where((eb) => eb.not(eb('gift_card_id', '=', eb.fn.any(eb.val(ids)))))
    .execute();
  if (ids.length === 0) return [];
  const recorded = await tx
    .insertInto('gift_card_alarm')
    .values(ids.map((gift_card_id) => ({ gift_card_id, alarmed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('gift_card_id')
    .execute();
  const isNew = new Set(recorded.map(({ gift_card_id }) => gift_card_id));
  return low.filter(({ giftCardId }) => isNew.has(giftCardId));
}

const linesOf = (stock: readonly Stock[]): string =>
  stock.map(({ giftCardId, left }) => `${giftCardId}: ${left}`).join('\n');

/** Logs keys that are missing from the settings, whose codes are unreadable. */
async function checkKeys({ db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>): Promise<void> {
  const known = new Set(config.giftCardKeys.map(({ id }) => id));
  const lost = (await listUsedKeyIds(db)).filter((id) => !known.has(id));
  if (lost.length > 0) log.error({ keyIds: lost }, 'gift card codes are sealed under unknown keys');
}

/** Reports each gift card with a low stock once, in the log and by mail to the administrators. */
export async function watchStock(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const { db, clock, config, log } = deps;
  await checkKeys(deps);
  // An installation without any codes offers no gift cards.
  if ((await listUsedKeyIds(db)).length === 0) return;
  const nowMs = clock.nowMs();
  const low = (await listStock(db, nowMs)).filter(({ left }) => left <= config.GIFT_CARD_LOW_STOCK);
  const isTold = await inTransaction(db, async (tx) => {
    const newlyLow = await recordLow(tx, low, new Date(nowMs));
    if (newlyLow.length > 0 && config.OPERATORS_EMAIL) {
      const mail = { subject: 'Gift cards run low', body: `Codes that are left:\n${linesOf(newlyLow)}` };
      await queueAdminMail(tx, { to: config.OPERATORS_EMAIL, ...mail }, nowMs);
    }
    return newlyLow;
  });
  for (const { giftCardId, left } of isTold) log.warn({ giftCardId, left }, 'gift card runs low');
}
