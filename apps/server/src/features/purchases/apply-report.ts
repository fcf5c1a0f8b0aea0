import {
  holdsBenefit,
  isOpen,
  keptAmount,
  mergeFacts,
  type PaymentFacts,
  statusOf,
} from '@trivia/rules/store/payment.ts';
import { recordEvents } from '../../core/events/record-events.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentReport } from '../../gateways/cards/card-gateway.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { grantBenefit, revokeBenefit } from './grant-benefit.ts';
import { nextPollMs } from './next-poll.ts';
import type { Purchase } from './purchases.tables.ts';

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'events'>;

export const factsOf = ({ stage, captured, refunded, dispute }: Purchase): PaymentFacts => ({
  stage,
  captured,
  refunded,
  dispute,
});

/** Movements of money between two states of a payment. */
function movementsBetween(before: PaymentFacts, after: PaymentFacts) {
  const captured = after.captured - before.captured;
  const refunded = before.refunded - after.refunded;
  const rest = keptAmount(after) - keptAmount(before) - captured - refunded;
  const moves = [
    { kind: 'captured', amount: captured },
    { kind: 'refunded', amount: refunded },
    { kind: rest < 0 ? 'disputed' : 'dispute_won', amount: rest },
  ] as const;
  return moves.filter(({ amount }) => amount !== 0);
}

async function bookMovements(
  tx: Tx,
  purchaseId: string,
  moves: ReturnType<typeof movementsBetween>,
  now: Date,
) {
  if (moves.length === 0) return;
  await tx
    .insertInto('purchase_movement')
    .values(moves.map((one) => ({ ...one, purchase_id: purchaseId, booked_at: now })))
    .execute();
}

function recordTurn(tx: Tx, purchase: Purchase, isHeld: boolean, nowMs: number): Promise<void> {
  const { id: purchaseId, player_id: playerId, product_id: productId } = purchase;
  const name = isHeld ? 'purchase.paid' : 'purchase.revoked';
  return recordEvents(tx, [{ name, data: { purchaseId, playerId, productId } }], nowMs);
}

/** Grants or revokes the benefit, as the facts demand. */
async function updateBenefit(tx: Tx, purchase: Purchase, facts: PaymentFacts, nowMs: number) {
  const isHeld = holdsBenefit(facts, purchase.amount);
  if (isHeld === purchase.is_held) return {};
  await recordTurn(tx, purchase, isHeld, nowMs);
  const changed = isHeld ? await grantBenefit(tx, purchase, nowMs) : await revokeBenefit(tx, purchase, nowMs);
  return { ...changed, is_held: isHeld, turns: purchase.turns + 1 };
}

const lockPurchase = (tx: Tx, id: string): Promise<Purchase> =>
  tx.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

async function applyInTransaction(
  tx: Tx,
  id: string,
  report: PaymentReport,
  nowMs: number,
): Promise<boolean> {
  const purchase = await lockPurchase(tx, id);
  const now = new Date(nowMs);
  const before = factsOf(purchase);
  const facts = mergeFacts(before, report.facts);
  const wasPaid = before.captured > 0;
  const changed = await updateBenefit(tx, purchase, facts, nowMs);
  await bookMovements(tx, id, movementsBetween(before, facts), now);
  await tx
    .updateTable('purchase')
    .set({
      ...facts,
      ...changed,
      failure: facts.captured > 0 ? null : (report.failure ?? purchase.failure),
      provider_payment_id: report.providerPaymentId ?? purchase.provider_payment_id,
      ...(!wasPaid && facts.captured > 0 && { paid_at: now }),
      next_look_at: isOpen(facts) ? new Date(nextPollMs(purchase, nowMs)) : null,
      looks: purchase.looks + 1,
    })
    .where('id', '=', id)
    .execute();
  return statusOf(before) !== statusOf(facts) || Object.keys(changed).length > 0;
}

/**
 * Applies the card service's report of a payment. Reports may repeat and arrive simultaneously or in any order.
 * Money, benefit and events are written in one transaction. Returns whether anything changed.
 */
export async function applyReport(
  deps: ReportDeps,
  purchase: Purchase,
  report: PaymentReport,
): Promise<boolean> {
  const { db, clock, log, events } = deps;
  const { id, currency } = purchase;
  if (report.facts.captured > 0 && report.currency !== currency) {
    log.error(
      { purchaseId: id, currency: report.currency },
      'payment has another currency than its purchase',
    );
    return false;
  }
  const hasChanged = await inTransaction(db, (tx) => applyInTransaction(tx, id, report, clock.nowMs()));
  if (hasChanged) events.wake();
  return hasChanged;
}
