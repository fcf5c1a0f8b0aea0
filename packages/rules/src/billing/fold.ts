/**
 * A subscription is the fold of its events in the order of their times, so late, repeated and reordered reports lead
 * to the same state, grants and money as reports in order.
 */
import { step } from './step.ts';
import type { BillingEvent, BillingFact, Effect, Subscription } from './subscription.ts';
import type { Terms } from './terms.ts';

/** Order of simultaneous events: refusals before charges, charges before cancellations. */
const ranks: Readonly<Record<BillingFact['type'], number>> = {
  code_requested: 0,
  code_resent: 1,
  code_wrong: 2,
  code_confirmed: 3,
  refused: 4,
  given_up: 5,
  charged: 6,
  charge_failed: 7,
  cancel_requested: 8,
  unsubscribed: 9,
  missing: 10,
  revoked: 11,
  timed_out: 12,
};

/** Sort key of an event within its subscription. */
export interface EventOrder {
  readonly atMs: number;
  readonly type: BillingFact['type'];
  readonly key: string;
}

/** Compares two events for sorting: negative if the first comes before the second. */
export function compareEvents(one: EventOrder, other: EventOrder): number {
  if (one.atMs !== other.atMs) return one.atMs - other.atMs;
  if (ranks[one.type] !== ranks[other.type]) return ranks[one.type] - ranks[other.type];
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
}

/** Result of folding all events of a subscription. */
export interface History {
  readonly subscription: Subscription;
  /** Effects by kind and key; the last of each counts. */
  readonly effects: readonly Effect[];
}

const latestOfEach = (effects: readonly Effect[]): readonly Effect[] => [
  ...new Map(effects.map((effect) => [`${effect.kind}:${effect.key}`, effect])).values(),
];

/**
 * Folds events, which may be unordered and repeated.
 * @throws RangeError without events.
 */
export function foldEvents(events: readonly BillingEvent[], terms: Terms): History {
  const known = [...new Map(events.map((event) => [event.key, event])).values()].sort(compareEvents);
  let subscription: Subscription | null = null;
  const effects: Effect[] = [];
  for (const event of known) {
    const next = step(subscription, event, terms);
    subscription = next.subscription;
    effects.push(...next.effects);
  }
  if (subscription === null) throw new RangeError('A subscription begins with an event.');
  return { subscription, effects: latestOfEach(effects) };
}

/**
 * Computes the effective time of a fact. A refusal takes effect at the start of the activation, so that a charge of
 * it that is reported later is due back. An operator's report takes effect after the code that it confirmed, and our
 * own facts after all known events, whatever the difference of the clocks.
 */
export function effectiveTimeMs(
  fact: BillingFact,
  said: { readonly by: 'operator' | 'us'; readonly atMs: number },
  known: { readonly subscription: Subscription | null; readonly lastAtMs: number },
): number {
  const confirmedAtMs = known.subscription?.confirmedAtMs ?? null;
  const voids = fact.type === 'refused' || fact.type === 'given_up';
  if (voids && known.subscription?.state === 'activating' && confirmedAtMs !== null) return confirmedAtMs;
  return Math.max(said.atMs, said.by === 'us' ? known.lastAtMs + 1 : (confirmedAtMs ?? said.atMs));
}
