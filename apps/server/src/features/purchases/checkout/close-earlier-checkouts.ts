import { isOpen } from '@trivia/rules/store/payment.ts';
import type { CardGateway } from '../../../gateways/cards/card-gateway.ts';
import { AppError } from '../../../lib/app-error.ts';
import { applyReport, factsOf } from '../apply-report.ts';
import type { PurchaseDeps } from '../fulfil-purchase.ts';
import type { Purchase } from '../purchases.tables.ts';

const listEarlier = ({ db }: PurchaseDeps, purchase: Purchase): Promise<Purchase[]> =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('player_id', '=', purchase.player_id)
    .where('package_id', '=', purchase.package_id)
    .where('provider', '=', purchase.provider)
    .where('number', '<', purchase.number)
    .where('next_look_at', 'is not', null)
    .orderBy('number')
    .execute();

/** Closes a purchase that has no page. False if it has got one meanwhile. */
async function cancelUnopened({ db }: PurchaseDeps, { id }: Purchase): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchase')
    .set({ stage: 'cancelled', next_look_at: null })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .where('captured', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function closeCheckout(deps: PurchaseDeps, gateway: CardGateway, purchase: Purchase): Promise<void> {
  if (purchase.session_id === null) {
    if (await cancelUnopened(deps, purchase)) return;
    throw new AppError('PAYMENT_UNDER_WAY');
  }
  const report = await gateway.expireCheckout(purchase.session_id);
  await applyReport(deps, purchase, report);
  const isPaidMeanwhile = report.facts.captured > 0 && factsOf(purchase).captured === 0;
  if (isPaidMeanwhile || isOpen(report.facts)) throw new AppError('PAYMENT_UNDER_WAY');
}

/**
 * Closes the player's earlier pages for the same package, so that two tabs never pay twice. Refuses with
 * PAYMENT_UNDER_WAY if one of them was just paid, or is pending at the bank.
 */
export async function closeEarlierCheckouts(
  deps: PurchaseDeps,
  gateway: CardGateway,
  purchase: Purchase,
): Promise<void> {
  for (const earlier of await listEarlier(deps, purchase)) await closeCheckout(deps, gateway, earlier);
}
