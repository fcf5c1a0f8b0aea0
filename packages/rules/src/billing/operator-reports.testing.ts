/**
 * Random reports on one subscription, delivered late, repeatedly and out of order, to a server that also records due
 * endings.
 */
import fc from 'fast-check';
import { dueEnding } from './advance.ts';
import { effectiveTimeMs, foldEvents, type History } from './fold.ts';
import type { BillingEvent, BillingFact } from './subscription.ts';
import { dailyTerms, type Terms } from './terms.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const CONFIRMED_AT_MS = 10_000;

/** Report of an operator. `atMs` is the time of its fact by the operator's clock. */
export interface OperatorReport {
  readonly key: string;
  readonly fact: BillingFact;
  readonly atMs: number;
  readonly arrivesAtMs: number;
}

const facts = (day: number, attempt: number, collectedIqd: number): fc.Arbitrary<BillingFact> => {
  const billId = `day-${day}`;
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constant<BillingFact>({
        type: 'charged',
        paymentId: `${day}.${attempt}`,
        billId,
        collectedIqd,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.constant<BillingFact>({ type: 'charge_failed', billId, reason: 'out_of_balance' }),
    },
    { weight: 1, arbitrary: fc.constant<BillingFact>({ type: 'unsubscribed' }) },
  );
};

/** Generates a report on one of forty days, which arrives up to `delayMs` later. */
const report = (delayMs: number): fc.Arbitrary<OperatorReport> =>
  fc
    .record({
      day: fc.nat(40),
      attempt: fc.nat(1),
      collectedIqd: fc.constantFrom(100, 200, 300, 300, 300, 300),
      delay: fc.nat(delayMs),
    })
    .chain(({ day, attempt, collectedIqd, delay }) =>
      facts(day, attempt, collectedIqd).map((fact) => {
        const atMs = CONFIRMED_AT_MS + day * DAY_MS + attempt * 18 * HOUR_MS;
        const key = `${fact.type}:${day}.${attempt}`;
        return { key, fact, atMs, arrivesAtMs: atMs + delay };
      }),
    );

/** Removes all but the last report of each key. */
const once = (list: readonly OperatorReport[]): readonly OperatorReport[] => [
  ...new Map(list.map((one) => [one.key, one])).values(),
];

export const reportsOf = (delayMs: number): fc.Arbitrary<readonly OperatorReport[]> =>
  fc.array(report(delayMs), { maxLength: 25 }).map(once);

export const terms: fc.Arbitrary<Terms> = fc
  .constantFrom('discard' as const, 'park' as const)
  .map((firstChargeFailure) => ({ ...dailyTerms, firstChargeFailure }));

const beginning: readonly BillingEvent[] = [
  { key: 'requested', type: 'code_requested', atMs: 0, codeExpiresAtMs: 2 * MINUTE_MS },
  { key: 'confirmed', type: 'code_confirmed', atMs: CONFIRMED_AT_MS },
];

/** Subscription as stored by a server. */
export class StoredSubscription {
  readonly events: BillingEvent[] = [...beginning];
  private readonly terms: Terms;

  constructor(terms: Terms) {
    this.terms = terms;
  }

  get history(): History {
    return foldEvents(this.events, this.terms);
  }

  receive({ key, fact, atMs }: OperatorReport): void {
    this.record(key, fact, { by: 'operator', atMs });
  }

  cancel(atMs: number): void {
    this.record('cancel', { type: 'cancel_requested' }, { by: 'us', atMs });
  }

  recordDueEnding(nowMs: number): void {
    const fact = dueEnding(this.history.subscription, nowMs, this.terms);
    if (fact) this.record(`ending:${this.events.length}`, fact, { by: 'us', atMs: nowMs });
  }

  private record(key: string, fact: BillingFact, said: Parameters<typeof effectiveTimeMs>[1]): void {
    const lastAtMs = Math.max(...this.events.map(({ atMs }) => atMs));
    const known = { subscription: this.history.subscription, lastAtMs };
    this.events.push({ ...fact, key, atMs: effectiveTimeMs(fact, said, known) });
  }
}

/** Receives all reports in the order of arrival, and records the endings due in between. */
export function receiveAll(
  terms: Terms,
  all: readonly OperatorReport[],
  onChange: (history: History) => void,
): StoredSubscription {
  const stored = new StoredSubscription(terms);
  for (const one of all.toSorted((a, b) => a.arrivesAtMs - b.arrivesAtMs)) {
    stored.recordDueEnding(one.arrivesAtMs);
    onChange(stored.history);
    stored.receive(one);
    onChange(stored.history);
  }
  return stored;
}
