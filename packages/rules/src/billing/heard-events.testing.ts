/** A server that gets random news of one subscription, late, twice and out of order, and decides as time passes. */
import fc from 'fast-check';
import { dueEnding } from './advance.ts';
import { foldEvents, type History, placeInTime } from './fold.ts';
import type { BillingEvent, BillingFact } from './subscription.ts';
import { dailyTerms, type Terms } from './terms.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const CONFIRMED_AT_MS = 10_000;

/** News of the operator: a fact, its time by the operator's clock, and the time at which it arrives. */
export interface News {
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

/** News of one of forty days, which arrives after up to `delayMs`. */
const news = (delayMs: number): fc.Arbitrary<News> =>
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

/** Removes all but the last of the news with one key. */
const once = (list: readonly News[]): readonly News[] => [
  ...new Map(list.map((one) => [one.key, one])).values(),
];

export const newsOf = (delayMs: number): fc.Arbitrary<readonly News[]> =>
  fc.array(news(delayMs), { maxLength: 25 }).map(once);

export const terms: fc.Arbitrary<Terms> = fc
  .constantFrom('discard' as const, 'park' as const)
  .map((firstChargeFailure) => ({ ...dailyTerms, firstChargeFailure }));

const beginning: readonly BillingEvent[] = [
  { key: 'requested', type: 'code_requested', atMs: 0, codeExpiresAtMs: 2 * MINUTE_MS },
  { key: 'confirmed', type: 'code_confirmed', atMs: CONFIRMED_AT_MS },
];

/** Subscription as a server keeps it. */
export class Listener {
  readonly events: BillingEvent[] = [...beginning];
  private readonly terms: Terms;

  constructor(terms: Terms) {
    this.terms = terms;
  }

  get history(): History {
    return foldEvents(this.events, this.terms);
  }

  hear({ key, fact, atMs }: News): void {
    this.record(key, fact, { by: 'operator', atMs });
  }

  cancel(atMs: number): void {
    this.record('cancel', { type: 'cancel_requested' }, { by: 'us', atMs });
  }

  /** Records an end that is due. */
  wait(nowMs: number): void {
    const fact = dueEnding(this.history.subscription, nowMs, this.terms);
    if (fact) this.record(`ending:${this.events.length}`, fact, { by: 'us', atMs: nowMs });
  }

  private record(key: string, fact: BillingFact, said: Parameters<typeof placeInTime>[1]): void {
    const lastAtMs = Math.max(...this.events.map(({ atMs }) => atMs));
    const known = { subscription: this.history.subscription, lastAtMs };
    this.events.push({ ...fact, key, atMs: placeInTime(fact, said, known) });
  }
}

/** Takes all news in the order of arrival, and decides the ends that are due in between. */
export function hearAll(terms: Terms, all: readonly News[], onChange: (history: History) => void): Listener {
  const listener = new Listener(terms);
  for (const one of all.toSorted((a, b) => a.arrivesAtMs - b.arrivesAtMs)) {
    listener.wait(one.arrivesAtMs);
    onChange(listener.history);
    listener.hear(one);
    onChange(listener.history);
  }
  return listener;
}
