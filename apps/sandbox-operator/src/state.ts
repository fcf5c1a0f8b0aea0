/** State of the operator, as plain JSON. Amounts are dinars (IQD), times milliseconds since 1970. */

export type LineStatus = 'active' | 'blocked' | 'corporate' | 'postpaid' | 'unknown';

/** One phone number. Numbers are `+9647XXXXXXXXX` everywhere. */
export interface Line {
  readonly number: string;
  status: LineStatus;
  balanceIqd: number;
  /** Most that may be spent in a calendar month; null without a cap. */
  monthlyCapIqd: number | null;
  readonly inbox: Sms[];
  readonly balanceLog: { readonly atMs: number; readonly amountIqd: number; readonly why: string }[];
}

export interface Sms {
  readonly id: string;
  /** Name that the sender gave it; empty for the operator's own. */
  readonly name: string;
  readonly text: string;
  readonly atMs: number;
  /** Parts that the operator bills: 70 characters each of Arabic script, 160 of Latin. */
  readonly segments: number;
}

export interface Pin {
  readonly authenticationId: string;
  readonly number: string;
  readonly code: string;
  readonly sentAtMs: number;
  readonly expiresAtMs: number;
  wrongTries: number;
  isUsed: boolean;
}

/** Form of the callbacks about a subscription: that of the API by which it was made. */
export type CallbackMode = 'json' | 'vms';

export interface Subscription {
  readonly id: string;
  readonly number: string;
  readonly serviceId: string;
  readonly mode: CallbackMode;
  status: 'active' | 'grace' | 'suspended' | 'cancelled' | 'removed';
  paidThroughMs: number | null;
  nextAttemptAtMs: number | null;
  firstFailedAtMs: number | null;
}

export interface Charge {
  readonly paymentId: string;
  readonly subscriptionId: string;
  readonly number: string;
  readonly billId: string;
  readonly clientCorrelator: string | null;
  readonly billAmountIqd: number;
  readonly collectedIqd: number;
  readonly status: 'succeeded' | 'denied';
  readonly reason: string | null;
  readonly occurredAtMs: number;
  readonly nextPaymentAtMs: number | null;
}

export interface FraudCheck {
  readonly ti: string;
  readonly createdAtMs: number;
  hasLoaded: boolean;
  hasTrustedClick: boolean;
  timesAsked: number;
}

export interface State {
  clockOffsetMs: number;
  nextId: number;
  lines: Record<string, Line>;
  pins: Pin[];
  subscriptions: Record<string, Subscription>;
  charges: Charge[];
  fraudChecks: Record<string, FraudCheck>;
}

export const emptyState = (): State => ({
  clockOffsetMs: 0,
  nextId: 1,
  lines: {},
  pins: [],
  subscriptions: {},
  charges: [],
  fraudChecks: {},
});

export const newId = (state: State, prefix: string): string => {
  const id = `${prefix}-${state.nextId}`;
  state.nextId += 1;
  return id;
};
