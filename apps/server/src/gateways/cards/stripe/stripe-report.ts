/** Conversion of Stripe's objects to the state of a payment. */
import type { CardFailure } from '@trivia/contract/store/purchases.ts';
import type { Dispute, Stage } from '@trivia/rules/store/payment.ts';
import type Stripe from 'stripe';
import type { PaymentReport } from '../card-gateway.ts';

/** https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes */
const failures: Readonly<Record<string, CardFailure>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  incorrect_cvc: 'WRONG_CVC',
  invalid_cvc: 'WRONG_CVC',
  authentication_required: 'AUTH_FAILED',
  payment_intent_authentication_failure: 'AUTH_FAILED',
};

function failureOf(intent: Stripe.PaymentIntent | null): CardFailure | null {
  const error = intent?.last_payment_error;
  if (!error) return null;
  return failures[error.decline_code ?? ''] ?? failures[error.code ?? ''] ?? 'CARD_DECLINED';
}

/** Stage of a session. A completed one without money is pending at the bank, or was refused later. */
function stageOf({ status, payment_status }: Stripe.Checkout.Session, failure: CardFailure | null): Stage {
  if (status === 'expired') return 'expired';
  if (status !== 'complete' || payment_status === 'paid') return 'open';
  return failure === null ? 'processing' : 'failed';
}

const chargeOf = (intent: Stripe.PaymentIntent | null): Stripe.Charge | null =>
  intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;

/** Reads a session whose `payment_intent.latest_charge` is expanded. */
export function reportOf(session: Stripe.Checkout.Session, dispute: Dispute): PaymentReport {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = chargeOf(intent);
  const isPaid = session.payment_status === 'paid';
  const failure = isPaid ? null : failureOf(intent);
  return {
    facts: {
      stage: stageOf(session, failure),
      captured: isPaid ? (intent?.amount_received ?? session.amount_total ?? 0) : 0,
      refunded: isPaid ? (charge?.amount_refunded ?? 0) : 0,
      dispute,
    },
    currency: (session.currency ?? '').toUpperCase(),
    failure,
    providerPaymentId: intent?.id ?? null,
  };
}

export const isDisputed = (session: Stripe.Checkout.Session): string | null => {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  return intent && chargeOf(intent)?.disputed ? intent.id : null;
};

/** Outcome of a payment's disputes. Inquiries (`warning_…`) move no money and don't count. */
export function disputeOf(statuses: readonly string[]): Dispute {
  const taken = statuses.filter((status) => !status.startsWith('warning_') && status !== 'prevented');
  if (taken.includes('lost')) return 'lost';
  if (taken.some((status) => status !== 'won')) return 'open';
  return taken.length > 0 ? 'won' : 'none';
}
