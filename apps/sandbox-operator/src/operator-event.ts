import type { Charge } from './state.ts';

export type OperatorEventType =
  | 'subscription.activated'
  | 'subscription.renewed'
  | 'subscription.charge_failed'
  | 'subscription.unsubscribed'
  | 'subscription.removed'
  | 'sms.mo';

/** News for the merchant, sent in a callback. */
export interface OperatorEvent {
  readonly id: string;
  readonly type: OperatorEventType;
  readonly occurredAtMs: number;
  readonly number: string;
  readonly serviceId: string;
  readonly operatorSubscriptionId: string | null;
  readonly charge: Charge | null;
  /** Text and short code of an SMS from the phone. */
  readonly text: string | null;
  readonly shortcode: string | null;
}
