/** Port of mobile operators. Numbers are `+9647XXXXXXXXX`, amounts dinars (IQD). */
import type { Language } from '@trivia/contract/languages.ts';
import type { OperatorErrorCode } from './operator-error.ts';

export interface OperatorCharge {
  readonly paymentId: string;
  readonly billId: string;
  /** Collected part of the bill; 0 if nothing was collected. */
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

/** Event that an operator reports in a callback. */
export interface OperatorEvent {
  /** Id of the event, the same in every repetition. */
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

/** Raw request of a callback. */
export interface RawCallback {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface ReadCallback {
  /** False for a callback of unproven origin, which changes nothing. */
  readonly isAuthentic: boolean;
  readonly events: readonly OperatorEvent[];
  /** Body of the reply that acknowledges the callback. */
  readonly answer: string;
}

/** Transaction of the anti-fraud check: one id and one time, in seconds since 1970, for script, code and charge. */
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

/** Result of a right code. Without a charge here, a callback reports it later. */
export interface Confirmed {
  readonly operatorSubscriptionId: string | null;
  readonly charge: OperatorCharge | null;
}

/** Mobile operator. Calls throw `OperatorError` only. */
export interface OperatorGateway {
  /** Fetches the script for the page. Throws when the check is impossible, so that nothing is charged. */
  fraudScript(transaction: FraudTransaction & { readonly target: string }): Promise<string>;
  /** Verdict on a transaction, to be requested once. Absent if the operator checks when it accepts the code. */
  fraudVerdict?(transaction: FraudTransaction): Promise<FraudVerdict>;
  sendPin(
    message: To & Correlated & { readonly language: Language },
  ): Promise<{ readonly authenticationId: string; readonly expiresAtMs: number }>;
  confirmPin(confirmation: ConfirmPin): Promise<Confirmed>;
  /** Queries a subscription. Absent if the operator has no such call, and callbacks are the only source. */
  getSubscription?(of: To): Promise<OperatorSubscription>;
  getCharge?(by: { readonly correlator: string }): Promise<OperatorCharge | null>;
  /** Cancels the subscription. Resolves when the operator has confirmed that there is none. */
  unsubscribe(of: To): Promise<void>;
  sendSms(message: To & Correlated & { readonly text: string }): Promise<void>;
  readCallback(callback: RawCallback): ReadCallback;
  /** Charges of a Baghdad day, `YYYY-MM-DD`, that collected money. Absent if the operator has no statements. */
  statement?(day: string): Promise<readonly (OperatorCharge & To)[]>;
}
