/** Creation of payments and refunds. */
import { createHash, randomBytes } from 'node:crypto';
import { type Payment, type Refund, refundedOf } from './payment.ts';
import { Refusal } from './refusal.ts';

export type NewPayment = Pick<
  Payment,
  | 'reference'
  | 'productName'
  | 'language'
  | 'amount'
  | 'currency'
  | 'successUrl'
  | 'cancelUrl'
  | 'expiresAtMs'
  | 'metadata'
>;

/** Creates an id with a prefix of Stripe, such as `re`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Hashes the parameters of a call, to compare repeats with one key. */
export const hashOf = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

export const createPayment = (asked: NewPayment, key: string, nowMs: number): Payment => ({
  ...asked,
  id: newId('cs_test'),
  intentId: newId('pi'),
  chargeId: newId('ch'),
  key,
  asked: hashOf(asked),
  createdAtMs: nowMs,
  status: 'open',
  paidAtMs: null,
  failure: null,
  awaited: null,
  challenged: null,
  last4: null,
  delivery: 'at_once',
  refunds: [],
  dispute: null,
});

/**
 * Creates a refund; a null amount stands for the whole rest.
 *
 * @throws Refusal for more than the rest.
 */
export function createRefund(payment: Payment, amount: number | null, key: string): Refund {
  const left = payment.amount - refundedOf(payment);
  const refund = { id: newId('re'), amount: amount ?? left, key };
  if (left === 0) throw new Refusal(400, 'charge_already_refunded', 'The charge has already been refunded.');
  if (refund.amount > left || refund.amount <= 0)
    throw new Refusal(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount on charge.');
  return refund;
}
