import { describe, expect, it } from 'vitest';
import { dueEnding } from './advance.ts';
import {
  CONFIRMED_AT_MS,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  StoredSubscription,
} from './operator-reports.testing.ts';
import { publicStatusOf } from './public-status.ts';
import type { BillingFact, Effect } from './subscription.ts';
import { dailyTerms, UNRESOLVED_AFTER_MS } from './terms.ts';

/** Start of the time bought by the first charge, which is that of the code. */
const FIRST_MS = CONFIRMED_AT_MS;

const paid = (day: number, collectedIqd = 300): BillingFact => ({
  type: 'charged',
  paymentId: `payment-${day}-${collectedIqd}`,
  billId: `day-${day}`,
  collectedIqd,
});
const failed = (day: number): BillingFact => ({
  type: 'charge_failed',
  billId: `day-${day}`,
  reason: 'out_of_balance',
});

/** Creates a subscription that has received the facts at their times. */
function after(...said: readonly (readonly [atMs: number, fact: BillingFact])[]): StoredSubscription {
  const stored = new StoredSubscription(dailyTerms);
  for (const [index, [atMs, fact]] of said.entries()) {
    stored.recordDueEnding(atMs);
    stored.receive({ key: `news-${index}`, fact, atMs, arrivesAtMs: atMs });
  }
  return stored;
}

const messages = ({ history }: StoredSubscription): string[] =>
  history.effects.filter((one: Effect) => one.kind === 'message').map(({ key }) => key);

describe('a subscription', () => {
  it('is active for a day from its first payment, with one welcome message', () => {
    const stored = after([FIRST_MS, paid(1)], [FIRST_MS + DAY_MS - HOUR_MS, paid(2)]);
    expect(stored.history.subscription).toMatchObject({
      state: 'active',
      paidThroughMs: FIRST_MS + 2 * DAY_MS,
    });
    expect(messages(stored)).toEqual(['welcome']);
  });

  it('has a grace with low balance, gets one message per bill, and is then suspended', () => {
    const stored = after([FIRST_MS, paid(1)], [20 * HOUR_MS, failed(2)], [22 * HOUR_MS, failed(2)]);
    expect(stored.history.subscription).toMatchObject({ state: 'grace' });
    expect(publicStatusOf(stored.history.subscription)).toBe('out_of_balance');
    expect(messages(stored)).toEqual(['welcome', 'low_balance:day-2']);
    stored.receive({ key: 'late', fact: failed(9), atMs: 9 * DAY_MS, arrivesAtMs: 9 * DAY_MS });
    expect(stored.history.subscription).toMatchObject({
      state: 'suspended',
      suspendedAtMs: FIRST_MS + 2 * DAY_MS,
    });
  });

  it('resumes when a retry succeeds, for a day from then', () => {
    const stored = after([FIRST_MS, paid(1)], [20 * HOUR_MS, failed(2)], [9 * DAY_MS, paid(9)]);
    expect(stored.history.subscription).toMatchObject({
      state: 'active',
      paidThroughMs: 10 * DAY_MS,
      suspendedAtMs: null,
    });
  });

  it('is removed after thirty days without payment, also at the operator', () => {
    const stored = after([FIRST_MS, paid(1)], [20 * HOUR_MS, failed(2)]);
    stored.recordDueEnding(40 * DAY_MS);
    expect(stored.history.subscription).toMatchObject({ state: 'ended', endReason: 'removed' });
    expect(stored.history.effects).toContainEqual({ kind: 'unsubscribe', key: 'unsubscribe' });
  });

  it('gets a third of a day for a third of its price, and the rest when paid', () => {
    const stored = after([FIRST_MS, paid(1)], [20 * HOUR_MS, paid(2, 100)]);
    expect(stored.history.subscription).toMatchObject({
      state: 'grace',
      paidThroughMs: FIRST_MS + DAY_MS + 8 * HOUR_MS,
    });
    stored.receive({ key: 'rest', fact: paid(2, 200), atMs: 22 * HOUR_MS, arrivesAtMs: 22 * HOUR_MS });
    expect(stored.history.subscription).toMatchObject({
      state: 'active',
      paidThroughMs: FIRST_MS + 2 * DAY_MS,
    });
  });

  it('keeps only its paid time when cancelled during grace', () => {
    const stored = after([FIRST_MS, paid(1)], [20 * HOUR_MS, failed(2)]);
    stored.cancel(21 * HOUR_MS);
    expect(stored.history.effects).toContainEqual({
      kind: 'grant',
      key: `grace:${FIRST_MS + DAY_MS}`,
      source: 'grace',
      startsAtMs: FIRST_MS + DAY_MS,
      endsAtMs: FIRST_MS + DAY_MS,
    });
  });

  it('is cancelled at once by the operator, and ends with its paid time', () => {
    const stored = after([FIRST_MS, paid(1)], [HOUR_MS, { type: 'unsubscribed' }]);
    expect(stored.history.subscription).toMatchObject({ state: 'cancelled', cancelledAtMs: HOUR_MS });
    stored.recordDueEnding(FIRST_MS + DAY_MS - 1);
    expect(stored.history.subscription.state).toBe('cancelled');
    stored.recordDueEnding(FIRST_MS + DAY_MS);
    expect(stored.history.subscription).toMatchObject({ state: 'ended', endReason: 'cancelled' });
  });
});

describe('an activation', () => {
  it('ends for lack of balance when the failed charge is final', () => {
    const stored = after([FIRST_MS, failed(1)]);
    stored.recordDueEnding(FIRST_MS + 1_000);
    expect(stored.history.subscription.state).toBe('activating');
    stored.recordDueEnding(FIRST_MS + MINUTE_MS);
    expect(stored.history.subscription).toMatchObject({ state: 'ended', endReason: 'out_of_balance' });
  });

  it('stays suspended if the operator keeps retrying', () => {
    const stored = new StoredSubscription({ ...dailyTerms, firstChargeFailure: 'park' });
    stored.receive({ key: 'first', fact: failed(1), atMs: FIRST_MS, arrivesAtMs: FIRST_MS });
    expect(stored.history.subscription.state).toBe('suspended');
    stored.receive({ key: 'second', fact: paid(2), atMs: DAY_MS, arrivesAtMs: DAY_MS });
    expect(stored.history.subscription.state).toBe('active');
    expect(messages(stored)).toEqual(['welcome']);
  });

  it('is given up after a day, and a charge reported later is due back', () => {
    const stored = after();
    stored.recordDueEnding(CONFIRMED_AT_MS + UNRESOLVED_AFTER_MS);
    stored.receive({ key: 'late', fact: paid(1), atMs: FIRST_MS, arrivesAtMs: 3 * DAY_MS });
    expect(stored.history.subscription).toMatchObject({ state: 'ended', endReason: 'unknown' });
    expect(stored.history.effects).toContainEqual({
      kind: 'payment',
      key: 'payment-1-300',
      billId: 'day-1',
      collectedIqd: 300,
      refundDueIqd: 300,
      atMs: FIRST_MS,
    });
  });

  it('ends after three wrong codes', () => {
    const stored = after();
    for (let count = 1; count <= 3; count += 1) {
      const atMs = CONFIRMED_AT_MS + count * 1_000;
      stored.events.push(
        { key: `confirmed-${count}`, type: 'code_confirmed', atMs },
        { key: `wrong-${count}`, type: 'code_wrong', atMs: atMs + 1 },
      );
    }
    expect(stored.history.subscription).toMatchObject({ state: 'ended', endReason: 'pin_failed' });
  });

  it('is abandoned if its code is never used', () => {
    const pending = { ...after().history.subscription, state: 'pending_pin' as const };
    expect(dueEnding(pending, 12 * MINUTE_MS - 1, dailyTerms)).toBeNull();
    expect(dueEnding(pending, 12 * MINUTE_MS, dailyTerms)).toEqual({
      type: 'timed_out',
      reason: 'pin_expired',
    });
  });
});

it('a charge before the cancellation counts even if reported after it', () => {
  const stored = after([FIRST_MS, paid(1)], [22 * HOUR_MS, { type: 'unsubscribed' }]);
  stored.receive({ key: 'late', fact: paid(2), atMs: 21 * HOUR_MS, arrivesAtMs: 23 * HOUR_MS });
  expect(stored.history.subscription).toMatchObject({
    state: 'cancelled',
    paidThroughMs: FIRST_MS + 2 * DAY_MS,
  });
});
