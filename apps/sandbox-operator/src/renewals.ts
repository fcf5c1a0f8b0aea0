/** Subscriptions of the operator: first charge, renewals at 00:00:01 and 18:00 in Baghdad, grace, removal. */
import { addDays, dayEndMs, dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { Refusal, type RefusalCode } from './faults/refusal.ts';
import { changeBalance, collectableIqd, lineOf } from './lines.ts';
import type { OperatorEvent, OperatorEventType } from './operator-event.ts';
import type { Settings } from './settings.ts';
import { type CallbackMode, type Charge, newId, type State, type Subscription } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MORNING_MS = 1_000;
const EVENING_MS = 18 * 60 * 60 * 1000;
const GRACE_MS = DAY_MS;
const REMOVE_AFTER_MS = 30 * DAY_MS;

const isLive = ({ status }: Subscription): boolean => status !== 'cancelled' && status !== 'removed';

export const activeSubscriptionOf = (
  state: State,
  number: string,
  serviceId: string,
): Subscription | undefined =>
  Object.values(state.subscriptions).findLast(
    (one) => one.number === number && one.serviceId === serviceId && isLive(one),
  );

const nextMorning = (atMs: number): number => dayEndMs(dayOf(atMs)) + MORNING_MS;

/** Returns the time of the day's second try, or the next day's first. */
function nextTry(atMs: number): number {
  const eveningMs = dayStartMs(dayOf(atMs)) + EVENING_MS;
  return atMs < eveningMs ? eveningMs : nextMorning(atMs);
}

/** Subscriptions, indexed by the time of their next charge, which makes frequent checks cheap. */
export class Renewals {
  readonly #state: State;
  readonly #settings: () => Settings;
  readonly #emit: (event: OperatorEvent, mode: CallbackMode) => void;
  readonly #due = new Map<number, Set<string>>();

  constructor(
    state: State,
    settings: () => Settings,
    emit: (event: OperatorEvent, mode: CallbackMode) => void,
  ) {
    this.#state = state;
    this.#settings = settings;
    this.#emit = emit;
    for (const subscription of Object.values(state.subscriptions))
      this.#plan(subscription, subscription.nextAttemptAtMs);
  }

  /** Subscribes and charges once.  @throws Refusal for an existing subscription. */
  subscribe(number: string, mode: CallbackMode, clientCorrelator: string | null, nowMs: number) {
    const { serviceId, firstChargeFailure } = this.#settings();
    if (activeSubscriptionOf(this.#state, number, serviceId)) throw new Refusal('ALREADY_SUBSCRIBED');
    const subscription: Subscription = {
      id: newId(this.#state, 'subscription'),
      number,
      serviceId,
      mode,
      status: 'active',
      paidThroughMs: null,
      nextAttemptAtMs: null,
      firstFailedAtMs: null,
    };
    const charge = this.#charge(subscription, clientCorrelator, nowMs);
    if (charge.collectedIqd === 0 && firstChargeFailure === 'discard') return { subscription: null, charge };
    this.#state.subscriptions[subscription.id] = subscription;
    this.#settle(subscription, charge, nowMs);
    this.#report(
      subscription,
      charge.collectedIqd > 0 ? 'subscription.activated' : 'subscription.charge_failed',
      nowMs,
      charge,
    );
    return { subscription, charge };
  }

  unsubscribe(subscription: Subscription, nowMs: number): void {
    subscription.status = 'cancelled';
    this.#plan(subscription, null);
    this.#report(subscription, 'subscription.unsubscribed', nowMs, null);
  }

  /** Makes all due charges, each at its own time. */
  runDue(nowMs: number): void {
    for (;;) {
      const atMs = Math.min(...this.#due.keys());
      if (atMs > nowMs) return;
      for (const id of this.#due.get(atMs) ?? []) {
        const subscription = this.#state.subscriptions[id];
        if (subscription) this.renew(subscription, atMs);
      }
      this.#due.delete(atMs);
    }
  }

  /** Attempts to charge today's bill. */
  renew(subscription: Subscription, atMs: number): void {
    if (subscription.firstFailedAtMs !== null && atMs - subscription.firstFailedAtMs >= REMOVE_AFTER_MS) {
      subscription.status = 'removed';
      this.#plan(subscription, null);
      this.#report(subscription, 'subscription.removed', atMs, null);
      return;
    }
    const charge = this.#charge(subscription, null, atMs);
    this.#settle(subscription, charge, atMs);
    const type = charge.collectedIqd > 0 ? 'subscription.renewed' : 'subscription.charge_failed';
    this.#report(subscription, type, atMs, charge);
  }

  #charge(subscription: Subscription, clientCorrelator: string | null, atMs: number): Charge {
    const { priceIqd, collectsParts, newLineBalanceIqd } = this.#settings();
    const line = lineOf(this.#state, subscription.number, newLineBalanceIqd);
    let collectedIqd = 0;
    let reason: RefusalCode | null = null;
    try {
      collectedIqd = collectableIqd(line, priceIqd, collectsParts, atMs);
      if (collectedIqd < priceIqd) reason = collectedIqd > 0 ? 'PARTIALLY_COLLECTED' : 'INSUFFICIENT_BALANCE';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reason = error.code;
    }
    if (collectedIqd > 0) changeBalance(line, -collectedIqd, 'Zana Plus', atMs);
    const charge: Charge = {
      paymentId: newId(this.#state, 'payment'),
      subscriptionId: subscription.id,
      number: subscription.number,
      billId: `${subscription.id}/${dayOf(atMs)}`,
      clientCorrelator,
      billAmountIqd: priceIqd,
      collectedIqd,
      status: collectedIqd > 0 ? 'succeeded' : 'denied',
      reason,
      occurredAtMs: atMs,
      nextPaymentAtMs: nextMorning(atMs),
    };
    this.#state.charges.push(charge);
    return charge;
  }

  #settle(subscription: Subscription, { collectedIqd, billAmountIqd }: Charge, atMs: number): void {
    if (collectedIqd === billAmountIqd) {
      subscription.status = 'active';
      subscription.firstFailedAtMs = null;
      subscription.paidThroughMs = Math.max(subscription.paidThroughMs ?? atMs, atMs) + DAY_MS;
      this.#plan(subscription, nextMorning(atMs));
      return;
    }
    subscription.firstFailedAtMs ??= atMs;
    const graceEndsMs = (subscription.paidThroughMs ?? atMs) + GRACE_MS;
    subscription.status = subscription.paidThroughMs !== null && atMs < graceEndsMs ? 'grace' : 'suspended';
    this.#plan(subscription, collectedIqd > 0 ? nextMorning(atMs) : nextTry(atMs));
  }

  #plan(subscription: Subscription, atMs: number | null): void {
    const { id, nextAttemptAtMs } = subscription;
    if (nextAttemptAtMs !== null) this.#due.get(nextAttemptAtMs)?.delete(id);
    subscription.nextAttemptAtMs = atMs;
    if (atMs === null) return;
    const ids = this.#due.get(atMs) ?? new Set<string>();
    this.#due.set(atMs, ids.add(id));
  }

  #report(
    subscription: Subscription,
    type: OperatorEventType,
    occurredAtMs: number,
    charge: Charge | null,
  ): void {
    const event: OperatorEvent = {
      id: newId(this.#state, 'event'),
      type,
      occurredAtMs,
      number: subscription.number,
      serviceId: subscription.serviceId,
      operatorSubscriptionId: subscription.id,
      charge,
      text: null,
      shortcode: null,
    };
    this.#emit(event, subscription.mode);
  }
}

/** Builds the statement of a Baghdad day, with differences that reconciliation must find, if requested. */
export function statementOf(state: State, day: string, hasDifferences: boolean): Charge[] {
  const charges = state.charges.filter(
    ({ occurredAtMs, collectedIqd }) => dayOf(occurredAtMs) === day && collectedIqd > 0,
  );
  const [first, second, ...rest] = charges;
  if (!hasDifferences || !first || !second) return charges;
  const wrongAmount = { ...second, collectedIqd: second.collectedIqd + 1 };
  const extra = { ...first, paymentId: `${first.paymentId}-extra`, billId: `${first.billId}-extra` };
  return [wrongAmount, ...rest, extra];
}

export const dayBefore = (nowMs: number): string => addDays(dayOf(nowMs), -1);
