/** Accounting of one charge: paid time, kept money and refund. */
import { beginGrace, endGrace } from './grace.ts';
import type { Bill, BillingEvent, Charged, Effect, Subscription } from './subscription.ts';
import { CLOCK_SKEW_MS, type Terms } from './terms.ts';

/** Maximum of remembered bills. Partial payments of one bill arrive within a day or two. */
const BILLS_KEPT = 10;

const wantsMoney = ({ state }: Subscription): boolean =>
  state === 'activating' || state === 'active' || state === 'grace' || state === 'suspended';

/** Returns the amount kept of a bill so far, in dinars. */
export const collectedOf = ({ recentBills }: Subscription, billId: string): number =>
  recentBills.find((bill) => bill.billId === billId)?.collectedIqd ?? 0;

const withBill = (bills: readonly Bill[], bill: Bill): readonly Bill[] =>
  [...bills.filter(({ billId }) => billId !== bill.billId), bill].slice(-BILLS_KEPT);

const paymentOf = (
  { paymentId, billId, collectedIqd, atMs }: BillingEvent & Charged,
  refundDueIqd: number,
): Effect => ({
  kind: 'payment',
  key: paymentId,
  billId,
  collectedIqd,
  refundDueIqd,
  atMs,
});

/**
 * Computes the start of the time that a charge buys: the end of the paid time, else the charge itself. The first
 * charge starts with the code, even if the operator's clock is ahead of ours.
 */
function startOf({ state, paidThroughMs, confirmedAtMs }: Subscription, atMs: number): number {
  if (paidThroughMs !== null) return Math.max(paidThroughMs, atMs);
  const isWithCode =
    state === 'activating' && confirmedAtMs !== null && atMs - confirmedAtMs <= CLOCK_SKEW_MS;
  return isWithCode ? confirmedAtMs : atMs;
}

/** Builds the result of a fully paid bill. */
const settled = (paid: Subscription, atMs: number) => ({
  subscription: { ...paid, state: 'active', grace: null, suspendedAtMs: null } satisfies Subscription,
  effects: endGrace(paid, atMs),
});

/** Builds the result of a partly paid bill, whose rest can be paid during a grace. */
function partlyPaid(paid: Subscription, before: Subscription, billId: string, terms: Terms) {
  if (before.state === 'activating')
    return { subscription: { ...paid, state: 'active' } satisfies Subscription, effects: [] };
  if (before.state !== 'active' || paid.paidThroughMs === null) return { subscription: paid, effects: [] };
  const { subscription, effects } = beginGrace(paid, paid.paidThroughMs, terms);
  const message: Effect = { kind: 'message', key: `low_balance:${billId}`, template: 'low_balance' };
  return { subscription, effects: [...effects, message] };
}

/**
 * Applies a charge. At most the price of a bill is kept, however often it was collected, and it extends the paid time
 * in proportion. The rest, and any charge after a cancellation, is due back.
 */
export function charge(before: Subscription, event: BillingEvent & Charged, terms: Terms) {
  const { billId, collectedIqd, atMs } = event;
  const earlierIqd = collectedOf(before, billId);
  const keptIqd = wantsMoney(before) ? Math.min(collectedIqd, terms.priceIqd - earlierIqd) : 0;
  const payment = paymentOf(event, collectedIqd - keptIqd);
  if (keptIqd <= 0) return { subscription: before, effects: [payment] };

  const startsAtMs = startOf(before, atMs);
  const paidThroughMs = startsAtMs + Math.floor((terms.periodMs * keptIqd) / terms.priceIqd);
  const bill = { billId, collectedIqd: earlierIqd + keptIqd };
  const recentBills = withBill(before.recentBills, bill);
  const paid: Subscription = { ...before, paidThroughMs, recentBills, firstFailure: null };
  const { subscription, effects } =
    bill.collectedIqd === terms.priceIqd ? settled(paid, atMs) : partlyPaid(paid, before, billId, terms);
  const grant: Effect = {
    kind: 'grant',
    key: `paid:${event.paymentId}`,
    source: 'paid',
    startsAtMs,
    endsAtMs: paidThroughMs,
  };
  const welcome: readonly Effect[] =
    before.paidThroughMs === null ? [{ kind: 'message', key: 'welcome', template: 'welcome' }] : [];
  return { subscription, effects: [payment, grant, ...effects, ...welcome] };
}
