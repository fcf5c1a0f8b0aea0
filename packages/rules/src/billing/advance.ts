/** Changes of a subscription caused by the passing of time. */
import { beginGrace } from './grace.ts';
import type { BillingFact, Effect, Subscription, TimeOut } from './subscription.ts';
import { codeRules, FIRST_FAILURE_FINAL_AFTER_MS, type Terms, UNRESOLVED_AFTER_MS } from './terms.ts';

interface Advanced {
  readonly subscription: Subscription;
  readonly effects: readonly Effect[];
}

const unchanged = (subscription: Subscription): Advanced => ({ subscription, effects: [] });

/** Begins the grace of an active subscription at the end of the paid time, if no report of a renewal has arrived. */
function overdue(subscription: Subscription, nowMs: number, terms: Terms): Advanced {
  const { state, paidThroughMs } = subscription;
  return state === 'active' && paidThroughMs !== null && nowMs >= paidThroughMs
    ? beginGrace(subscription, paidThroughMs, terms)
    : unchanged(subscription);
}

function suspend(subscription: Subscription, nowMs: number): Advanced {
  const { state, grace } = subscription;
  if (state !== 'grace' || grace === null || nowMs < grace.untilMs) return unchanged(subscription);
  const suspendedAtMs = grace.untilMs;
  return {
    subscription: { ...subscription, state: 'suspended', grace: null, suspendedAtMs },
    effects: [{ kind: 'message', key: `suspended:${suspendedAtMs}`, template: 'suspended' }],
  };
}

/** Advances a subscription to `nowMs`. Grace and suspension begin at their due times, which may be earlier. */
export function advance(subscription: Subscription, nowMs: number, terms: Terms): Advanced {
  const late = overdue(subscription, nowMs, terms);
  const suspended = suspend(late.subscription, nowMs);
  return { subscription: suspended.subscription, effects: [...late.effects, ...suspended.effects] };
}

interface Ending {
  readonly atMs: number;
  readonly fact: BillingFact;
}

const timedOut = (atMs: number, reason: TimeOut): Ending => ({ atMs, fact: { type: 'timed_out', reason } });

function endOfActivation({ confirmedAtMs, firstFailure }: Subscription): Ending | null {
  if (firstFailure)
    return {
      atMs: firstFailure.atMs + FIRST_FAILURE_FINAL_AFTER_MS,
      fact: { type: 'refused', reason: firstFailure.reason },
    };
  return confirmedAtMs === null
    ? null
    : { atMs: confirmedAtMs + UNRESOLVED_AFTER_MS, fact: { type: 'given_up', reason: 'unknown' } };
}

/** Computes the scheduled end of a subscription, barring earlier events; null if none is scheduled. */
function endingOf(subscription: Subscription, terms: Terms): Ending | null {
  const { state, codeExpiresAtMs, suspendedAtMs, paidThroughMs, cancelledAtMs } = subscription;
  if (state === 'pending_pin') return timedOut(codeExpiresAtMs + codeRules.sessionAfterCodeMs, 'pin_expired');
  if (state === 'activating') return endOfActivation(subscription);
  if (state === 'suspended' && suspendedAtMs !== null)
    return timedOut(suspendedAtMs + terms.removeAfterMs, 'removed');
  if (state === 'cancelled' && cancelledAtMs !== null)
    return timedOut(Math.max(paidThroughMs ?? cancelledAtMs, cancelledAtMs), 'cancelled');
  return null;
}

/** Returns the end that is due by `nowMs`, to be recorded as an event; null without one. */
export function dueEnding(subscription: Subscription, nowMs: number, terms: Terms): BillingFact | null {
  const ending = endingOf(advance(subscription, nowMs, terms).subscription, terms);
  return ending && nowMs >= ending.atMs ? ending.fact : null;
}

/** Returns the next time at which a subscription changes without an event, in epoch milliseconds; null if never. */
export function nextChangeMs(subscription: Subscription, terms: Terms): number | null {
  if (subscription.state === 'active') return subscription.paidThroughMs;
  if (subscription.state === 'grace') return subscription.grace?.untilMs ?? null;
  return endingOf(subscription, terms)?.atMs ?? null;
}
