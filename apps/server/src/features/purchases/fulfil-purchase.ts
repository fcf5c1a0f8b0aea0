import type { Deps } from '../../deps.ts';
import { applyReport } from './apply-report.ts';
import type { Purchase } from './purchases.tables.ts';

export type PurchaseDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'events' | 'cards'>;

/**
 * Queries the state of a payment and applies it. This is the only way to fulfil a purchase, after a webhook, on the
 * player's return, or by the job.
 */
export async function fulfilPurchase(deps: PurchaseDeps, purchase: Purchase): Promise<boolean> {
  const { cards } = deps;
  if (!cards || cards.provider !== purchase.provider || purchase.session_id === null) return false;
  return await applyReport(deps, purchase, await cards.getPayment(purchase.session_id));
}
