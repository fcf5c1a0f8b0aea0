/** What Zana needs of a mobile operator. Numbers are `+9647XXXXXXXXX`, amounts dinars (IQD). */
import type { Language } from '@trivia/contract/languages.ts';
import type { OperatorErrorCode } from './operator-error.ts';

export interface OperatorCharge {
  readonly paymentId: string;
  readonly billId: string;
  /** What was collected of the bill; 0 where nothing was. */
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

/** What an operator tells by itself. */
export interface OperatorEvent {
  /** Same for the same event, however often it is told. */
  readonly id: string;
  readonly type: OperatorEventType;
  readonly occurredAtMs: number;
  readonly number: string;
  readonly serviceId: string;
  readonly operatorSubscriptionId: string | null;
  readonly charge: OperatorCharge | null;
  /** Of an SMS from a phone. */
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
  /** False for what does not prove that it is the operator's: it changes nothing. */
  readonly isAuthentic: boolean;
  readonly events: readonly OperatorEvent[];
  /** Body that tells the operator that it was heard. */
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

/** Names a call: repeated under the same name it is performed once. */
interface Correlated {
  readonly correlator: string;
}

export interface ConfirmPin extends To, FraudTransaction {
  readonly authenticationId: string;
  readonly code: string;
  /** Names this attempt: asked about later, it finds the charge that came of it. */
  readonly correlator: string;
}

/** What became of a code that was right. Without a charge the operator tells of it later. */
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
  /** Absent where the operator can't be asked: only its callbacks tell. */
  getSubscription?(of: To): Promise<OperatorSubscription>;
  getCharge?(by: { readonly correlator: string }): Promise<OperatorCharge | null>;
  /** Resolves when the operator has confirmed it, also where there was nothing to stop. */
  unsubscribe(of: To): Promise<void>;
  sendSms(message: To & Correlated & { readonly text: string }): Promise<void>;
  readCallback(callback: RawCallback): ReadCallback;
  /** Charges of a Baghdad day, `YYYY-MM-DD`, that collected something. Absent where there is none. */
  statement?(day: string): Promise<readonly (OperatorCharge & To)[]>;
}
