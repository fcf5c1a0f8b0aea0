/** Grace: access beyond the paid time while a failed renewal is retried. */
import type { Effect, Subscription } from './subscription.ts';
import type { Terms } from './terms.ts';

type Grace = NonNullable<Subscription['grace']>;

const grantOf = ({ fromMs, untilMs }: Grace): Effect => ({
  kind: 'grant',
  key: `grace:${fromMs}`,
  source: 'grace',
  startsAtMs: fromMs,
  endsAtMs: untilMs,
});

/** Starts a grace at the end of the paid time. */
export function beginGrace(subscription: Subscription, paidThroughMs: number, terms: Terms) {
  const grace: Grace = { fromMs: paidThroughMs, untilMs: paidThroughMs + terms.graceMs };
  return {
    subscription: { ...subscription, state: 'grace', grace } satisfies Subscription,
    effects: [grantOf(grace)],
  };
}

/** Ends a grace at `atMs`, or at its start if that is later. */
export const endGrace = ({ grace }: Subscription, atMs: number): readonly Effect[] =>
  grace === null || grace.untilMs <= atMs
    ? []
    : [grantOf({ fromMs: grace.fromMs, untilMs: Math.max(grace.fromMs, atMs) })];
