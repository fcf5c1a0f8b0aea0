/**
 * State machine of a subscription. Events are applied in the order of their times (`fold.ts`), so a late event is
 * never applied to a later state.
 */
import { advance } from './advance.ts';
import { charge, collectedOf } from './charge.ts';
import { beginGrace, endGrace } from './grace.ts';
import type { BillingEvent, Effect, EndReason, Subscription, SubscriptionState } from './subscription.ts';
import { isClosed } from './subscription.ts';
import { codeRules, type Terms } from './terms.ts';

export interface Step {
  readonly subscription: Subscription;
  readonly effects: readonly Effect[];
}

const started: Subscription = {
  state: 'pending_pin',
  endReason: null,
  codeExpiresAtMs: 0,
  wrongCodes: 0,
  resends: 0,
  confirmedAtMs: null,
  paidThroughMs: null,
  grace: null,
  firstFailure: null,
  suspendedAtMs: null,
  cancelledAtMs: null,
  recentBills: [],
};

const goodbye: Effect = { kind: 'message', key: 'goodbye', template: 'goodbye' };
const unsubscribe: Effect = { kind: 'unsubscribe', key: 'unsubscribe' };

const to = (subscription: Subscription, ...effects: readonly Effect[]): Step => ({ subscription, effects });

const isIn = ({ state }: Subscription, ...states: readonly SubscriptionState[]): boolean =>
  states.includes(state);

const end = (subscription: Subscription, endReason: EndReason, ...effects: readonly Effect[]): Step =>
  to({ ...subscription, state: 'ended', endReason, grace: null }, ...effects);

/** Cancels further charges. Paid time remains. */
function stop(before: Subscription, atMs: number, state: 'cancelling' | 'cancelled'): Step {
  const cancelledAtMs = before.cancelledAtMs ?? atMs;
  const notice = state === 'cancelling' ? unsubscribe : goodbye;
  return to({ ...before, state, grace: null, cancelledAtMs }, ...endGrace(before, atMs), notice);
}

function wrongCode(before: Subscription): Step {
  if (!isIn(before, 'activating')) return to(before);
  const wrongCodes = before.wrongCodes + 1;
  const tried: Subscription = { ...before, state: 'pending_pin', wrongCodes };
  return wrongCodes >= codeRules.tries ? end(tried, 'pin_failed') : to(tried);
}

type Failed = BillingEvent & { readonly type: 'charge_failed' };

function failFirst(before: Subscription, { reason, atMs }: Failed, terms: Terms): Step {
  return reason === 'out_of_balance' && terms.firstChargeFailure === 'park'
    ? to({ ...before, state: 'suspended', suspendedAtMs: atMs })
    : to({ ...before, firstFailure: before.firstFailure ?? { reason, atMs } });
}

function fail(before: Subscription, event: Failed, terms: Terms): Step {
  const { state, paidThroughMs } = before;
  if (state === 'activating') return failFirst(before, event, terms);
  if (collectedOf(before, event.billId) >= terms.priceIqd) return to(before);
  const message: Effect = {
    kind: 'message',
    key: `low_balance:${event.billId}`,
    template: 'low_balance',
  };
  if (state === 'grace') return to(before, message);
  if (state !== 'active' || paidThroughMs === null) return to(before);
  const { subscription, effects } = beginGrace(before, paidThroughMs, terms);
  return to(subscription, ...effects, message);
}

function applyMissing(before: Subscription, atMs: number): Step {
  if (isIn(before, 'cancelling')) return stop(before, atMs, 'cancelled');
  return isIn(before, 'active', 'grace', 'suspended')
    ? end(before, 'operator_missing', ...endGrace(before, atMs))
    : to(before);
}

function stepNow(before: Subscription, event: BillingEvent, terms: Terms): Step {
  const { atMs } = event;
  switch (event.type) {
    case 'code_requested':
      return to({ ...before, codeExpiresAtMs: event.codeExpiresAtMs });
    case 'code_resent':
      return isIn(before, 'pending_pin')
        ? to({ ...before, codeExpiresAtMs: event.codeExpiresAtMs, resends: before.resends + 1 })
        : to(before);
    case 'code_confirmed':
      return isIn(before, 'pending_pin')
        ? to({ ...before, state: 'activating', confirmedAtMs: atMs })
        : to(before);
    case 'code_wrong':
      return wrongCode(before);
    case 'refused':
      return isIn(before, 'pending_pin', 'activating') ? end(before, event.reason) : to(before);
    case 'given_up':
      return isIn(before, 'activating') ? end(before, event.reason, unsubscribe) : to(before);
    case 'charged':
      return charge(before, event, terms);
    case 'charge_failed':
      return fail(before, event, terms);
    case 'cancel_requested':
      return isIn(before, 'activating', 'active', 'grace', 'suspended')
        ? stop(before, atMs, 'cancelling')
        : to(before);
    case 'unsubscribed':
      if (isClosed(before.state)) return to(before);
      return isIn(before, 'pending_pin') ? end(before, 'abandoned') : stop(before, atMs, 'cancelled');
    case 'missing':
      return applyMissing(before, atMs);
    case 'revoked':
      return end(before, 'revoked', { kind: 'revoke', key: 'revoke', fromMs: atMs }, unsubscribe);
    case 'timed_out':
      return event.reason === 'removed'
        ? end(before, event.reason, ...endGrace(before, atMs), unsubscribe)
        : end(before, event.reason);
  }
}

/** Applies the changes due by the event's time, then the event. `before` is null for the first event. */
export function step(before: Subscription | null, event: BillingEvent, terms: Terms): Step {
  const waited = before ? advance(before, event.atMs, terms) : to(started);
  if (isIn(waited.subscription, 'ended') && event.type !== 'charged') return waited;
  const after = stepNow(waited.subscription, event, terms);
  return to(after.subscription, ...waited.effects, ...after.effects);
}
