/** State of the operator, as plain JSON. Amounts are in dinars (IQD), times in milliseconds since 1970. */

export type LineStatus = 'active' | 'blocked' | 'corporate' | 'postpaid' | 'unknown';

/** Line of a phone number, `+9647XXXXXXXXX`. */
export interface Line {
  readonly number: string;
  status: LineStatus;
  balanceIqd: number;
  /** Spending limit per calendar month; null without one. */
  monthlyCapIqd: number | null;
  readonly inbox: Sms[];
  readonly balanceLog: { readonly atMs: number; readonly amountIqd: number; readonly why: string }[];
}

export interface Sms {
  readonly id: string;
  /** Name given by the sender, for idempotency; empty for the operator's own SMS. */
  readonly name: string;
  readonly text: string;
  readonly atMs: number;
  /** Number of billed segments, each of 70 characters in Arabic script or 160 in Latin. */
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

/** Format of a subscription's callbacks, which is that of the API that created it. */
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
