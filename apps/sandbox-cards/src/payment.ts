/** Stored payments. They contain no card number, only the last four digits, which identify a test card. */

export type Failure =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication';

/** Kinds of delivery for the messages of a payment. */
export const deliveries = ['at_once', 'late', 'three_times', 'reversed', 'never'] as const;
export type Delivery = (typeof deliveries)[number];

export interface Refund {
  readonly id: string;
  readonly amount: number;
  /** Idempotency key of the refund call. */
  readonly key: string;
}

export interface Payment {
  /** Id of the payment's checkout session. */
  readonly id: string;
  readonly intentId: string;
  readonly chargeId: string;
  /** Idempotency key of the call that opened the session. */
  readonly key: string;
  /** Hash of that call's parameters. */
  readonly asked: string;
  readonly reference: string;
  readonly productName: string;
  readonly language: string;
  readonly amount: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'open' | 'complete' | 'expired';
  /** Time of capture; null before. */
  paidAtMs: number | null;
  failure: Failure | null;
  /** Scheduled answer of a slow bank; null without one. */
  awaited: { readonly dueAtMs: number; readonly isPaid: boolean } | null;
  /** Last digits of the card whose holder must confirm; null without a pending confirmation. */
  challenged: string | null;
  last4: string | null;
  delivery: Delivery;
  refunds: readonly Refund[];
  dispute: { readonly id: string; readonly status: 'needs_response' | 'won' | 'lost' } | null;
}

export const refundedOf = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
