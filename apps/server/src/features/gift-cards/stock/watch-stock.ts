import { queueOperatorMail } from '../../../core/mails/queue-operator-mail.ts';
import type { Deps, Tx } from '../../../deps.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { listStock, listUsedKeyIds, type Stock } from './list-stock.ts';

/** Notes which cards run low, and returns those that did not before. */
async function noteLow(tx: Tx, low: readonly Stock[], now: Date): Promise<Stock[]> {
  const ids = low.map(({ giftCardId }) => giftCardId);
  await tx
    .deleteFrom('gift_card_alarm')
    .where((eb) => eb.not(eb('gift_card_id', '=', eb.fn.any(eb.val(ids)))))
    .execute();
  if (ids.length === 0) return [];
  const told = await tx
    .insertInto('gift_card_alarm')
    .values(ids.map((gift_card_id) => ({ gift_card_id, alarmed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('gift_card_id')
    .execute();
  const isNew = new Set(told.map(({ gift_card_id }) => gift_card_id));
  return low.filter(({ giftCardId }) => isNew.has(giftCardId));
}

const linesOf = (stock: readonly Stock[]): string =>
  stock.map(({ giftCardId, left }) => `${giftCardId}: ${left}`).join('\n');

/** Logs keys that the settings have lost, since their codes are unreadable. */
async function checkKeys({ db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>): Promise<void> {
  const known = new Set(config.giftCardKeys.map(({ id }) => id));
  const lost = (await listUsedKeyIds(db)).filter((id) => !known.has(id));
  if (lost.length > 0) log.error({ keyIds: lost }, 'gift card codes are sealed under unknown keys');
}

/** Reports each gift card that runs low to operators once, by log and by mail. */
export async function watchStock(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const { db, clock, config, log } = deps;
  await checkKeys(deps);
  // An installation that never loaded a code offers no gift cards.
  if ((await listUsedKeyIds(db)).length === 0) return;
  const nowMs = clock.nowMs();
  const low = (await listStock(db, nowMs)).filter(({ left }) => left <= config.GIFT_CARD_LOW_STOCK);
  const isTold = await inTransaction(db, async (tx) => {
    const news = await noteLow(tx, low, new Date(nowMs));
    if (news.length > 0 && config.OPERATORS_EMAIL) {
      const mail = { subject: 'Gift cards run low', body: `Codes that are left:\n${linesOf(news)}` };
      await queueOperatorMail(tx, { to: config.OPERATORS_EMAIL, ...mail }, nowMs);
    }
    return news;
  });
  for (const { giftCardId, left } of isTold) log.warn({ giftCardId, left }, 'gift card runs low');
}
