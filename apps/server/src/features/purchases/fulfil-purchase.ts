import type { Deps } from '../../deps.ts';
import { applyReport } from './apply-report.ts';
import type { Purchase } from './purchases.tables.ts';

export type PurchaseDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'events' | 'cards'>;

/**
 * Asks the card service how a payment stands, and applies the answer. The only way in which a purchase is given: by the
 * service's messages, by the page that the player comes back to, and by the job that looks after both.
 */
export async function fulfilPurchase(deps: PurchaseDeps, purchase: Purchase): Promise<boolean> {
  const { cards } = deps;
  if (!cards || cards.provider !== purchase.provider || purchase.session_id === null) return false;
  return await applyReport(deps, purchase, await cards.getPayment(purchase.session_id));
}
