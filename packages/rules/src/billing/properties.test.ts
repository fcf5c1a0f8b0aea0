import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { entitledUntilMs, isEntitled } from './entitlement.ts';
import type { History } from './fold.ts';
import {
  CONFIRMED_AT_MS,
  DAY_MS,
  receiveAll,
  reportsOf,
  StoredSubscription,
  terms,
} from './operator-reports.testing.ts';
import { type Effect, isClosed } from './subscription.ts';
import { dailyTerms } from './terms.ts';

const RUNS = Number(process.env.BILLING_RUNS ?? 2_000);
const MAX_MS_A_RUN = 15;
const LATE_MS = 3 * DAY_MS;

type Payment = Extract<Effect, { kind: 'payment' }>;
type Grant = Extract<Effect, { kind: 'grant' }>;

const payments = ({ effects }: History): Payment[] => effects.filter((one) => one.kind === 'payment');
const grants = ({ effects }: History, source: Grant['source']): Grant[] =>
  effects.filter((one) => one.kind === 'grant').filter((one) => one.source === source);
const byKey = (one: Effect, other: Effect) =>
  `${one.kind}${one.key}`.localeCompare(`${other.kind}${other.key}`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Measures the time covered by at least one grant. */
function coveredMs(list: readonly Grant[]): number {
  let covered = 0;
  let until = 0;
  for (const { startsAtMs, endsAtMs } of list.toSorted((one, other) => one.startsAtMs - other.startsAtMs)) {
    covered += Math.max(0, endsAtMs - Math.max(startsAtMs, until));
    until = Math.max(until, endsAtMs);
  }
  return covered;
}

const assert = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: RUNS });

vi.setConfig({ testTimeout: RUNS * MAX_MS_A_RUN });

describe('reports of an operator', () => {
  it('lead to the same state, grants and money in any order, with repetitions', () => {
    assert(
      fc.property(
        terms,
        reportsOf(0).chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
        ),
        (chosen, [all, shuffled]) => {
          const [inOrder, mixed] = [all, shuffled].map((list) => {
            const stored = new StoredSubscription(chosen);
            for (const one of list) stored.receive(one);
            return stored.history;
          });
          expect(mixed?.subscription).toEqual(inOrder?.subscription);
          expect(mixed?.effects.toSorted(byKey)).toEqual(inOrder?.effects.toSorted(byKey));
        },
      ),
    );
  });

  it('never reopen an ended subscription', () => {
    assert(
      fc.property(terms, reportsOf(LATE_MS), (chosen, all) => {
        let wasClosed = false;
        let hadEnded = false;
        receiveAll(chosen, all, ({ subscription: { state } }) => {
          if (wasClosed) expect(isClosed(state)).toBe(true);
          if (hadEnded) expect(state).toBe('ended');
          wasClosed ||= isClosed(state);
          hadEnded ||= state === 'ended';
        });
      }),
    );
  });
});

describe('money', () => {
  it('is kept once per bill, up to its price, and the rest is due back', () => {
    assert(
      fc.property(terms, reportsOf(LATE_MS), (chosen, all) => {
        const { history } = receiveAll(chosen, all, () => {});
        const kept = new Map<string, number>();
        for (const { billId, collectedIqd, refundDueIqd } of payments(history)) {
          expect(refundDueIqd).toBeGreaterThanOrEqual(0);
          expect(refundDueIqd).toBeLessThanOrEqual(collectedIqd);
          kept.set(billId, (kept.get(billId) ?? 0) + collectedIqd - refundDueIqd);
        }
        for (const iqd of kept.values()) expect(iqd).toBeLessThanOrEqual(chosen.priceIqd);
        const told = all.filter(({ fact }) => fact.type === 'charged').length;
        expect(payments(history)).toHaveLength(told);
      }),
    );
  });

  it('that is due back stays due after later reports', () => {
    assert(
      fc.property(terms, reportsOf(LATE_MS), (chosen, all) => {
        const due = new Map<string, number>();
        receiveAll(chosen, all, (history) => {
          for (const { key, refundDueIqd } of payments(history)) {
            expect(refundDueIqd).toBeGreaterThanOrEqual(due.get(key) ?? 0);
            due.set(key, refundDueIqd);
          }
        });
      }),
    );
  });

  it('buys its share of time to the millisecond, and grace adds at most its length', () => {
    assert(
      fc.property(terms, reportsOf(LATE_MS), (chosen, all) => {
        const { history } = receiveAll(chosen, all, () => {});
        const keptIqd = sum(payments(history).map((one) => one.collectedIqd - one.refundDueIqd));
        const paid = grants(history, 'paid');
        expect(coveredMs(paid)).toBe((keptIqd * chosen.periodMs) / chosen.priceIqd);
        for (const grace of grants(history, 'grace'))
          expect(grace.endsAtMs - grace.startsAtMs).toBeLessThanOrEqual(chosen.graceMs);
      }),
    );
  });

  it('for a period after the cancellation is due back in full, and buys no access', () => {
    assert(
      fc.property(
        reportsOf(0),
        fc.integer({ min: CONFIRMED_AT_MS + 1, max: 40 * DAY_MS }),
        (all, cancelledAtMs) => {
          const stored = new StoredSubscription(dailyTerms);
          const before = all.filter(({ atMs }) => atMs < cancelledAtMs);
          for (const one of before) stored.receive(one);
          stored.cancel(cancelledAtMs);
          const { subscription } = stored.history;
          const paid = grants(stored.history, 'paid');
          for (const one of all) if (!before.includes(one)) stored.receive(one);
          expect(grants(stored.history, 'paid')).toEqual(paid);
          expect(stored.history.subscription.paidThroughMs).toBe(subscription.paidThroughMs);
          const wanted = new Set(before.map(({ fact }) => (fact.type === 'charged' ? fact.paymentId : '')));
          if (subscription.cancelledAtMs === null) return;
          for (const payment of payments(stored.history).filter(({ key }) => !wanted.has(key)))
            expect(payment.refundDueIqd).toBe(payment.collectedIqd);
        },
      ),
    );
  });
});

describe('access', () => {
  const grant = fc.record({
    startsAtMs: fc.nat(1_000),
    endsAtMs: fc.nat(1_000),
    revokedAtMs: fc.option(fc.nat(1_000)),
  });

  it('ends at its computed time', () => {
    assert(
      fc.property(fc.array(grant, { maxLength: 8 }), fc.nat(1_000), (list, nowMs) => {
        const untilMs = entitledUntilMs(list, nowMs);
        expect(untilMs !== null).toBe(isEntitled(list, nowMs));
        if (untilMs === null) return;
        expect(isEntitled(list, untilMs)).toBe(false);
        for (let ms = nowMs; ms < untilMs; ms += 1) expect(isEntitled(list, ms)).toBe(true);
      }),
    );
  });
});
