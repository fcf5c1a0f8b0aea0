/** States, events and effects of a subscription. Access is not a state: it is a grant (`entitlement.ts`). */

export const subscriptionStates = [
  'pending_pin',
  'activating',
  'active',
  'grace',
  'suspended',
  'cancelling',
  'cancelled',
  'ended',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const endReasons = [
  'abandoned',
  'pin_expired',
  'pin_failed',
  'fraud_refused',
  'blocked',
  'not_eligible',
  'out_of_balance',
  'denied',
  'not_charged',
  'unknown',
  'removed',
  'cancelled',
  'revoked',
  'operator_missing',
] as const;
export type EndReason = (typeof endReasons)[number];

/** Reasons for which an operator or the anti-fraud check refuses a subscriber. */
export type Refusal = Extract<
  EndReason,
  'pin_failed' | 'fraud_refused' | 'blocked' | 'not_eligible' | 'out_of_balance' | 'denied'
>;

/** Amount that was collected of one bill. */
export interface Bill {
  readonly billId: string;
  readonly collectedIqd: number;
}

export interface Subscription {
  readonly state: SubscriptionState;
  /** Null until the subscription ended. */
  readonly endReason: EndReason | null;
  readonly codeExpiresAtMs: number;
  readonly wrongCodes: number;
  readonly resends: number;
  /** Time at which the code last went to the operator; null before. */
  readonly confirmedAtMs: number | null;
  /** End of the paid time; null before the first payment. */
  readonly paidThroughMs: number | null;
  /** Grace that goes on: from when until when; null outside a grace. */
  readonly grace: { readonly fromMs: number; readonly untilMs: number } | null;
  /** Reason why the first charge failed, kept until it is certain that no other follows. */
  readonly firstFailure: { readonly reason: Refusal; readonly atMs: number } | null;
  readonly suspendedAtMs: number | null;
  /** Time from which charges are no longer wanted; null while they are. */
  readonly cancelledAtMs: number | null;
  /** Latest bills, oldest first. */
  readonly recentBills: readonly Bill[];
}

interface EventPart {
  /** Idempotency key: two events with one key are the same event. */
  readonly key: string;
  /** Time by the operator's clock for its news, by ours for everything else. */
  readonly atMs: number;
}

export interface Charged {
  readonly type: 'charged';
  readonly paymentId: string;
  readonly billId: string;
  readonly collectedIqd: number;
}

export type BillingFact =
  | { readonly type: 'code_requested'; readonly codeExpiresAtMs: number }
  | { readonly type: 'code_resent'; readonly codeExpiresAtMs: number }
  /** A code goes to the operator, with the consent on record. */
  | { readonly type: 'code_confirmed' }
  | { readonly type: 'code_wrong' }
  | { readonly type: 'refused'; readonly reason: Refusal }
  /** An activation whose outcome stayed unknown, or that never reached the operator. */
  | { readonly type: 'given_up'; readonly reason: 'unknown' | 'not_charged' }
  | Charged
  | { readonly type: 'charge_failed'; readonly billId: string; readonly reason: Refusal }
  /** The subscriber asked us to stop; the operator has not confirmed it yet. */
  | { readonly type: 'cancel_requested' }
  /** The operator, an SMS to the short code or customer care stopped it. */
  | { readonly type: 'unsubscribed' }
  /** The operator has no such subscription. */
  | { readonly type: 'missing' }
  /** A refund, a lost dispute or a recycled number took access away. */
  | { readonly type: 'revoked' }
  /** The subscription ended by time. This is recorded once, so that later news don't bring it back. */
  | { readonly type: 'timed_out'; readonly reason: TimeOut };

export type TimeOut = Extract<EndReason, 'pin_expired' | 'removed' | 'cancelled'>;

export type BillingEvent = EventPart & BillingFact;

export const messageTemplates = ['welcome', 'low_balance', 'suspended', 'goodbye'] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/** Effect of an event. A later effect with the same kind and key replaces the earlier one. */
export type Effect =
  | {
      readonly kind: 'grant';
      readonly key: string;
      readonly source: 'paid' | 'grace';
      readonly startsAtMs: number;
      readonly endsAtMs: number;
    }
  | {
      readonly kind: 'payment';
      readonly key: string;
      readonly billId: string;
      readonly collectedIqd: number;
      /** Part of the money that bought nothing and goes back. */
      readonly refundDueIqd: number;
      readonly atMs: number;
    }
  | { readonly kind: 'message'; readonly key: string; readonly template: MessageTemplate }
  | { readonly kind: 'unsubscribe'; readonly key: 'unsubscribe' }
  | { readonly kind: 'revoke'; readonly key: 'revoke'; readonly fromMs: number };

/** Whether a subscription is over: no later news bring it back. */
export const isClosed = (state: SubscriptionState): boolean => state === 'cancelled' || state === 'ended';
