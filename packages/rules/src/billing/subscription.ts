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

/** Reasons for a refusal by the operator or the anti-fraud check. */
export type Refusal = Extract<
  EndReason,
  'pin_failed' | 'fraud_refused' | 'blocked' | 'not_eligible' | 'out_of_balance' | 'denied'
>;

/** Amount kept of one bill. */
export interface Bill {
  readonly billId: string;
  readonly collectedIqd: number;
}

export interface Subscription {
  readonly state: SubscriptionState;
  /** Null until the subscription ends. */
  readonly endReason: EndReason | null;
  readonly codeExpiresAtMs: number;
  readonly wrongCodes: number;
  readonly resends: number;
  /** Time at which the code was last sent to the operator; null before. */
  readonly confirmedAtMs: number | null;
  /** End of the paid time; null before the first payment. */
  readonly paidThroughMs: number | null;
  /** Period of the current grace; null outside one. */
  readonly grace: { readonly fromMs: number; readonly untilMs: number } | null;
  /** Failure of the first charge, until it is final. */
  readonly firstFailure: { readonly reason: Refusal; readonly atMs: number } | null;
  readonly suspendedAtMs: number | null;
  /** Time from which charges are refunded; null while they are accepted. */
  readonly cancelledAtMs: number | null;
  /** Latest bills, oldest first. */
  readonly recentBills: readonly Bill[];
}

interface EventPart {
  /** Idempotency key: events with equal keys are the same event. */
  readonly key: string;
  /** Time by the operator's clock for its reports, and by ours for all other events. */
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
  /** The code was sent to the operator, after the consent was recorded. */
  | { readonly type: 'code_confirmed' }
  | { readonly type: 'code_wrong' }
  | { readonly type: 'refused'; readonly reason: Refusal }
  /** The outcome of an activation remained unknown, or the operator never received it. */
  | { readonly type: 'given_up'; readonly reason: 'unknown' | 'not_charged' }
  | Charged
  | { readonly type: 'charge_failed'; readonly billId: string; readonly reason: Refusal }
  /** The subscriber cancelled here; the operator has not confirmed it yet. */
  | { readonly type: 'cancel_requested' }
  /** The subscription was cancelled by the operator, an SMS to the short code or customer care. */
  | { readonly type: 'unsubscribed' }
  /** The operator reported that it has no such subscription. */
  | { readonly type: 'missing' }
  /** Access was revoked after a refund, a lost dispute or the reassignment of the number. */
  | { readonly type: 'revoked' }
  /** The subscription timed out. The event is recorded once, so that later reports don't reopen it. */
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
      /** Part of the money that bought no time and is due back. */
      readonly refundDueIqd: number;
      readonly atMs: number;
    }
  | { readonly kind: 'message'; readonly key: string; readonly template: MessageTemplate }
  | { readonly kind: 'unsubscribe'; readonly key: 'unsubscribe' }
  | { readonly kind: 'revoke'; readonly key: 'revoke'; readonly fromMs: number };

/** A closed subscription is not reopened by later reports. */
export const isClosed = (state: SubscriptionState): boolean => state === 'cancelled' || state === 'ended';
