import { describe, expect, it } from 'vitest';
import { dueEnding } from './advance.ts';
import { CONFIRMED_AT_MS, DAY_MS, HOUR_MS, Listener, MINUTE_MS } from './heard-events.testing.ts';
import { publicStatusOf } from './public-status.ts';
import type { BillingFact, Effect } from './subscription.ts';
import { dailyTerms, UNRESOLVED_AFTER_MS } from './terms.ts';

/** The first charge comes a second after the code, and its time begins with the code. */
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

/** A listener after facts, each at its time. */
function after(...said: readonly (readonly [atMs: number, fact: BillingFact])[]): Listener {
  const listener = new Listener(dailyTerms);
  for (const [index, [atMs, fact]] of said.entries()) {
    listener.wait(atMs);
    listener.hear({ key: `news-${index}`, fact, atMs, arrivesAtMs: atMs });
  }
  return listener;
}

const messages = ({ history }: Listener): string[] =>
  history.effects.filter((one: Effect) => one.kind === 'message').map(({ key }) => key);

describe('a subscription', () => {
  it('is active from its first payment on, for a day, and is welcomed once', () => {
    const listener = after([FIRST_MS, paid(1)], [FIRST_MS + DAY_MS - HOUR_MS, paid(2)]);
    expect(listener.history.subscription).toMatchObject({
      state: 'active',
      paidThroughMs: FIRST_MS + 2 * DAY_MS,
    });
    expect(messages(listener)).toEqual(['welcome']);
  });

  it('has a grace when its balance is too low, with one message a bill, and is suspended after it', () => {
    const listener = after([FIRST_MS, paid(1)], [20 * HOUR_MS, failed(2)], [22 * HOUR_MS, failed(2)]);
    expect(listener.history.subscription).toMatchObject({ state: 'grace' });
    expect(publicStatusOf(listener.history.subscription)).toBe('out_of_balance');
    expect(messages(listener)).toEqual(['welcome', 'low_balance:day-2']);
    listener.hear({ key: 'late', fact: failed(9), atMs: 9 * DAY_MS, arrivesAtMs: 9 * DAY_MS });
    expect(listener.history.subscription).toMatchObject({
      state: 'suspended',
      suspendedAtMs: FIRST_MS + 2 * DAY_MS,
    });
  });

  it('is back as soon as a retry succeeds, from then on', () => {
    const listener = after([FIRST_MS, paid(1)], [20 * HOUR_MS, failed(2)], [9 * DAY_MS, paid(9)]);
    expect(listener.history.subscription).toMatchObject({
      state: 'active',
      paidThroughMs: 10 * DAY_MS,
      suspendedAtMs: null,
    });
  });

  it('is removed after thirty days without money, also at the operator', () => {
    const listener = after([FIRST_MS, paid(1)], [20 * HOUR_MS, failed(2)]);
    listener.wait(40 * DAY_MS);
    expect(listener.history.subscription).toMatchObject({ state: 'ended', endReason: 'removed' });
    expect(listener.history.effects).toContainEqual({ kind: 'unsubscribe', key: 'unsubscribe' });
  });

  it('gets a third of a day for a third of its price, and the rest once that is paid', () => {
    const listener = after([FIRST_MS, paid(1)], [20 * HOUR_MS, paid(2, 100)]);
    expect(listener.history.subscription).toMatchObject({
      state: 'grace',
      paidThroughMs: FIRST_MS + DAY_MS + 8 * HOUR_MS,
    });
    listener.hear({ key: 'rest', fact: paid(2, 200), atMs: 22 * HOUR_MS, arrivesAtMs: 22 * HOUR_MS });
    expect(listener.history.subscription).toMatchObject({
      state: 'active',
      paidThroughMs: FIRST_MS + 2 * DAY_MS,
    });
  });

  it('keeps its paid time when it is cancelled in its grace, and no more', () => {
    const listener = after([FIRST_MS, paid(1)], [20 * HOUR_MS, failed(2)]);
    listener.cancel(21 * HOUR_MS);
    expect(listener.history.effects).toContainEqual({
      kind: 'grant',
      key: `grace:${FIRST_MS + DAY_MS}`,
      source: 'grace',
      startsAtMs: FIRST_MS + DAY_MS,
      endsAtMs: FIRST_MS + DAY_MS,
    });
  });

  it('is cancelled at once by the operator, and over when its paid time is', () => {
    const listener = after([FIRST_MS, paid(1)], [HOUR_MS, { type: 'unsubscribed' }]);
    expect(listener.history.subscription).toMatchObject({ state: 'cancelled', cancelledAtMs: HOUR_MS });
    listener.wait(FIRST_MS + DAY_MS - 1);
    expect(listener.history.subscription.state).toBe('cancelled');
    listener.wait(FIRST_MS + DAY_MS);
    expect(listener.history.subscription).toMatchObject({ state: 'ended', endReason: 'cancelled' });
  });
});

describe('an activation', () => {
  it('ends without balance once it is certain that nothing else was charged', () => {
    const listener = after([FIRST_MS, failed(1)]);
    listener.wait(FIRST_MS + 1_000);
    expect(listener.history.subscription.state).toBe('activating');
    listener.wait(FIRST_MS + MINUTE_MS);
    expect(listener.history.subscription).toMatchObject({ state: 'ended', endReason: 'out_of_balance' });
  });

  it('waits for money where the operator keeps trying', () => {
    const listener = new Listener({ ...dailyTerms, firstChargeFailure: 'park' });
    listener.hear({ key: 'first', fact: failed(1), atMs: FIRST_MS, arrivesAtMs: FIRST_MS });
    expect(listener.history.subscription.state).toBe('suspended');
    listener.hear({ key: 'second', fact: paid(2), atMs: DAY_MS, arrivesAtMs: DAY_MS });
    expect(listener.history.subscription.state).toBe('active');
    expect(messages(listener)).toEqual(['welcome']);
  });

  it('is given up after a day, and money that is reported later goes back', () => {
    const listener = after();
    listener.wait(CONFIRMED_AT_MS + UNRESOLVED_AFTER_MS);
    listener.hear({ key: 'late', fact: paid(1), atMs: FIRST_MS, arrivesAtMs: 3 * DAY_MS });
    expect(listener.history.subscription).toMatchObject({ state: 'ended', endReason: 'unknown' });
    expect(listener.history.effects).toContainEqual({
      kind: 'payment',
      key: 'payment-1-300',
      billId: 'day-1',
      collectedIqd: 300,
      refundDueIqd: 300,
      atMs: FIRST_MS,
    });
  });

  it('ends after three wrong codes', () => {
    const listener = after();
    for (let count = 1; count <= 3; count += 1) {
      const atMs = CONFIRMED_AT_MS + count * 1_000;
      listener.events.push(
        { key: `confirmed-${count}`, type: 'code_confirmed', atMs },
        { key: `wrong-${count}`, type: 'code_wrong', atMs: atMs + 1 },
      );
    }
    expect(listener.history.subscription).toMatchObject({ state: 'ended', endReason: 'pin_failed' });
  });

  it('is abandoned when its code was never used', () => {
    const pending = { ...after().history.subscription, state: 'pending_pin' as const };
    expect(dueEnding(pending, 12 * MINUTE_MS - 1, dailyTerms)).toBeNull();
    expect(dueEnding(pending, 12 * MINUTE_MS, dailyTerms)).toEqual({
      type: 'timed_out',
      reason: 'pin_expired',
    });
  });
});

it('a charge of the night before still counts when the cancellation came first', () => {
  const listener = after([FIRST_MS, paid(1)], [22 * HOUR_MS, { type: 'unsubscribed' }]);
  listener.hear({ key: 'late', fact: paid(2), atMs: 21 * HOUR_MS, arrivesAtMs: 23 * HOUR_MS });
  expect(listener.history.subscription).toMatchObject({
    state: 'cancelled',
    paidThroughMs: FIRST_MS + 2 * DAY_MS,
  });
});
