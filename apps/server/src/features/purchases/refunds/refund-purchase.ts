import type { Actor } from '../../../core/audit/actor.ts';
import { recordAudit } from '../../../core/audit/record-audit.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';

export interface RefundPurchase {
  readonly purchaseId: string;
  /** Amount in the smallest unit of the currency; null for all that is left. */
  readonly amount: number | null;
  readonly reason: string;
}

/** Amount of a purchase that can still be refunded; null for an unknown purchase. */
async function lockRefundable(tx: Tx, purchaseId: string): Promise<number | null> {
  const purchase = await tx
    .selectFrom('purchase')
    .select(['captured', 'refunded'])
    .where('id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst();
  if (!purchase) return null;
  const claims = await tx
    .selectFrom('purchase_refund')
    .select('amount')
    .where('purchase_id', '=', purchaseId)
    .where('state', '<>', 'refused')
    .execute();
  const claimed = claims.reduce((sum, { amount }) => sum + amount, 0);
  // Refunds made directly at the service are in `refunded`, but have no row here.
  return purchase.captured - Math.max(purchase.refunded, claimed);
}

/** Decides on a refund, which the job sends. False, without effect, for more than is left of the payment. */
export const refundPurchase = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { purchaseId, amount, reason }: RefundPurchase,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const left = await lockRefundable(tx, purchaseId);
    const wanted = amount ?? left ?? 0;
    if (left === null || wanted <= 0 || wanted > left) return false;
    const now = new Date(clock.nowMs());
    await tx
      .insertInto('purchase_refund')
      .values({ purchase_id: purchaseId, amount: wanted, reason, requested_at: now, next_try_at: now })
      .execute();
    const subject = { kind: 'purchase', id: purchaseId };
    const details = { amount: wanted, reason };
    await recordAudit(tx, actor, { action: 'purchase.refunded', subject, details }, clock.nowMs());
    return true;
  });
