/** Payments as the service keeps them. No card number is among them: the last four digits tell test cards apart. */

export type Failure =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication';

/** Times at which messages of a payment go out. */
export const deliveries = ['at_once', 'late', 'three_times', 'reversed', 'never'] as const;
export type Delivery = (typeof deliveries)[number];

export interface Refund {
  readonly id: string;
  readonly amount: number;
  /** Idempotency key of the call that asked for it. */
  readonly key: string;
}

export interface Payment {
  /** Id of the checkout session. */
  readonly id: string;
  readonly intentId: string;
  readonly chargeId: string;
  /** Idempotency key of the call that opened it. */
  readonly key: string;
  /** Hash of that call. */
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
  /** Time of the capture; null before. */
  paidAtMs: number | null;
  failure: Failure | null;
  /** The bank's answer to a payment that takes its time; null where none is awaited. */
  awaited: { readonly dueAtMs: number; readonly isPaid: boolean } | null;
  /** Digits of the card whose holder is asked to confirm; null while no answer is awaited. */
  challenged: string | null;
  last4: string | null;
  delivery: Delivery;
  refunds: readonly Refund[];
  dispute: { readonly id: string; readonly status: 'needs_response' | 'won' | 'lost' } | null;
}

export const refundedOf = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
