/** Qi Card's payment object, and its conversion. Source: https://developers-gate.qi.iq, Payment Gateway API. */
import type { CardFailure } from '@trivia/contract/store/purchases.ts';
import type { Stage } from '@trivia/rules/store/payment.ts';
import * as z from 'zod/mini';
import type { PaymentReport } from '../card-gateway.ts';

export const qiPayment = z.object({
  paymentId: z.string(),
  status: z.string(),
  canceled: z.optional(z.nullable(z.boolean())),
  amount: z.number(),
  currency: z.string(),
  creationDate: z.optional(z.nullable(z.string())),
  formUrl: z.optional(z.nullable(z.string())),
});
export type QiPayment = z.infer<typeof qiPayment>;

const ended: Readonly<Record<string, readonly [Stage, CardFailure | null]>> = {
  FAILED: ['failed', 'CARD_DECLINED'],
  ERROR: ['failed', 'CARD_DECLINED'],
  AUTHENTICATION_FAILED: ['failed', 'AUTH_FAILED'],
  EXPIRED: ['expired', null],
};
/** Statuses in which the bank is processing the payment, and the player can't act. */
const withBank = new Set(['AUTHENTICATED', 'INITIALIZED', 'STARTED']);

function stageOf({ status, canceled }: QiPayment): readonly [Stage, CardFailure | null] {
  if (status === 'SUCCESS') return ['open', null];
  if (canceled) return ['cancelled', null];
  return ended[status] ?? [withBank.has(status) ? 'processing' : 'open', null];
}

/** Converts a payment. One that succeeded and was then cancelled counts as refunded. */
export function reportOf(payment: QiPayment): PaymentReport {
  const [stage, failure] = stageOf(payment);
  const captured = payment.status === 'SUCCESS' ? payment.amount : 0;
  return {
    facts: { stage, captured, refunded: payment.canceled ? captured : 0, dispute: 'none' },
    currency: payment.currency,
    failure,
    providerPaymentId: payment.paymentId,
  };
}
