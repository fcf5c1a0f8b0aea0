/** Conversion of payments to objects of Stripe's API: https://docs.stripe.com/api */
import { type Payment, refundedOf } from './payment.ts';

const seconds = (ms: number): number => Math.floor(ms / 1000);

export function chargeOf(payment: Payment) {
  const refunded = refundedOf(payment);
  return {
    id: payment.chargeId,
    object: 'charge',
    amount: payment.amount,
    amount_captured: payment.amount,
    amount_refunded: refunded,
    refunded: refunded === payment.amount,
    captured: true,
    disputed: payment.dispute !== null,
    paid: true,
    currency: payment.currency,
    payment_intent: payment.intentId,
    metadata: payment.metadata,
    created: seconds(payment.paidAtMs ?? 0),
    livemode: false,
  };
}

const errorOf = ({ failure }: Payment) => {
  if (failure === null) return null;
  if (failure === 'authentication')
    return { type: 'card_error', code: 'payment_intent_authentication_failure', decline_code: undefined };
  return { type: 'card_error', code: 'card_declined', decline_code: failure };
};

function statusOf({ paidAtMs, awaited, challenged }: Payment): string {
  if (paidAtMs !== null) return 'succeeded';
  if (awaited) return 'processing';
  return challenged ? 'requires_action' : 'requires_payment_method';
}

export const intentOf = (payment: Payment) => ({
  id: payment.intentId,
  object: 'payment_intent',
  amount: payment.amount,
  amount_received: payment.paidAtMs === null ? 0 : payment.amount,
  currency: payment.currency,
  status: statusOf(payment),
  metadata: payment.metadata,
  last_payment_error: errorOf(payment),
  latest_charge: payment.paidAtMs === null ? null : chargeOf(payment),
  livemode: false,
});

/** The payment intent exists from the first try of a card. */
const isTried = ({ status, failure, challenged }: Payment): boolean =>
  status === 'complete' || failure !== null || challenged !== null;

export const sessionOf = (payment: Payment, pageUrl: string) => ({
  id: payment.id,
  object: 'checkout.session',
  mode: 'payment',
  client_reference_id: payment.reference,
  amount_total: payment.amount,
  currency: payment.currency,
  status: payment.status,
  payment_status: payment.paidAtMs === null ? 'unpaid' : 'paid',
  payment_intent: isTried(payment) ? payment.intentId : null,
  metadata: payment.metadata,
  url: payment.status === 'open' ? pageUrl : null,
  success_url: payment.successUrl,
  cancel_url: payment.cancelUrl,
  created: seconds(payment.createdAtMs),
  expires_at: seconds(payment.expiresAtMs),
  livemode: false,
});

export const disputeOf = (payment: Payment) => ({
  id: payment.dispute?.id,
  object: 'dispute',
  amount: payment.amount,
  currency: payment.currency,
  charge: payment.chargeId,
  payment_intent: payment.intentId,
  reason: 'fraudulent',
  status: payment.dispute?.status,
  livemode: false,
});

export const listOf = (data: readonly unknown[], url: string) => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
