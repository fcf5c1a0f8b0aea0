import type { Charge } from './state.ts';

export type OperatorEventType =
  | 'subscription.activated'
  | 'subscription.renewed'
  | 'subscription.charge_failed'
  | 'subscription.unsubscribed'
  | 'subscription.removed'
  | 'sms.mo';

/** Event for the merchant, sent in a callback. */
export interface OperatorEvent {
  readonly id: string;
  readonly type: OperatorEventType;
  readonly occurredAtMs: number;
  readonly number: string;
  readonly serviceId: string;
  readonly operatorSubscriptionId: string | null;
  readonly charge: Charge | null;
  /** Text of an SMS from the phone; null for other events. */
  readonly text: string | null;
  readonly shortcode: string | null;
}
