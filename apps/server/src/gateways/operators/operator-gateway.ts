/** Port of mobile operators. Numbers are `+9647XXXXXXXXX`, amounts dinars (IQD). */
import type { Language } from '@trivia/contract/languages.ts';
import type { OperatorErrorCode } from './operator-error.ts';

export interface OperatorCharge {
  readonly paymentId: string;
  readonly billId: string;
  /** Part of the bill that was collected; 0 where nothing was. */
  readonly collectedIqd: number;
  /** Null for a charge that succeeded in full. */
  readonly reason: OperatorErrorCode | null;
  readonly occurredAtMs: number;
}

export type OperatorEventType =
  | 'subscription.activated'
  | 'subscription.renewed'
  | 'subscription.charge_failed'
  | 'subscription.unsubscribed'
  | 'subscription.removed'
  | 'sms.mo';

/** News that an operator sends in a callback. */
export interface OperatorEvent {
  /** Same in every repetition of the event. */
  readonly id: string;
  readonly type: OperatorEventType;
  readonly occurredAtMs: number;
  readonly number: string;
  readonly serviceId: string;
  readonly operatorSubscriptionId: string | null;
  readonly charge: OperatorCharge | null;
  /** Text of an SMS from a phone. */
  readonly text: string | null;
  readonly shortcode: string | null;
}

/** Request of a callback, as it came. */
export interface RawCallback {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface ReadCallback {
  /** False for a callback that does not prove its sender: it changes nothing. */
  readonly isAuthentic: boolean;
  readonly events: readonly OperatorEvent[];
  /** Body of the reply, which confirms the callback. */
  readonly answer: string;
}

/** Transaction of the anti-fraud check: one id and one time, in seconds, for script, code and charge. */
export interface FraudTransaction {
  readonly ti: string;
  readonly ts: number;
}

export interface FraudVerdict {
  readonly action: 'clear' | 'suspect' | 'block';
  readonly code: string;
}

export interface OperatorSubscription {
  readonly state: 'none' | 'active' | 'grace' | 'suspended' | 'cancelled' | 'removed';
  readonly operatorSubscriptionId: string | null;
}

interface To {
  readonly number: string;
}

/** Idempotency key of a call. */
interface Correlated {
  readonly correlator: string;
}

export interface ConfirmPin extends To, FraudTransaction {
  readonly authenticationId: string;
  readonly code: string;
  /** Key of this attempt, by which `getCharge` finds its charge later. */
  readonly correlator: string;
}

/** Result of a right code. Without a charge here, a callback brings it later. */
export interface Confirmed {
  readonly operatorSubscriptionId: string | null;
  readonly charge: OperatorCharge | null;
}

/** Every call throws an `OperatorError`, and no other. */
export interface OperatorGateway {
  /** JavaScript for the page; throws when the check can't be made, and then nothing is charged. */
  fraudScript(transaction: FraudTransaction & { readonly target: string }): Promise<string>;
  /** Asked at most once a transaction. Absent where the operator checks by itself when it takes the code. */
  fraudVerdict?(transaction: FraudTransaction): Promise<FraudVerdict>;
  sendPin(
    message: To & Correlated & { readonly language: Language },
  ): Promise<{ readonly authenticationId: string; readonly expiresAtMs: number }>;
  confirmPin(confirmation: ConfirmPin): Promise<Confirmed>;
  /** Absent where the operator can't be asked: its callbacks are the only source. */
  getSubscription?(of: To): Promise<OperatorSubscription>;
  getCharge?(by: { readonly correlator: string }): Promise<OperatorCharge | null>;
  /** Resolves when the operator has confirmed it, also where there was nothing to stop. */
  unsubscribe(of: To): Promise<void>;
  sendSms(message: To & Correlated & { readonly text: string }): Promise<void>;
  readCallback(callback: RawCallback): ReadCallback;
  /** Charges of a Baghdad day, `YYYY-MM-DD`, that collected something. Absent where there is none. */
  statement?(day: string): Promise<readonly (OperatorCharge & To)[]>;
}
