/** Payments that this tab has begun: the same wish keeps its id until it is over, and knows the way back. */
import { randomUuid } from '../../../lib/api/random-uuid.ts';

export interface KeptPayment {
  readonly paymentId: string;
  readonly productId: string;
  /** Page from which the player came; null for the store itself. */
  readonly from: string | null;
}

const KEY = 'card-payments';
const MOST_KEPT = 10;

function readAll(): readonly KeptPayment[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function keepAll(payments: readonly KeptPayment[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(payments.slice(-MOST_KEPT)));
  } catch {
    // A browser without storage makes a new payment for each try; the server closes the one before.
  }
}

export const findPayment = (paymentId: string): KeptPayment | undefined =>
  readAll().find((one) => one.paymentId === paymentId);

/** The payment of a wish that is still open, or a new one. */
export function paymentFor(productId: string, from: string | null): KeptPayment {
  const others = readAll().filter((one) => one.productId !== productId);
  const known = readAll().find((one) => one.productId === productId);
  const payment = { paymentId: known?.paymentId ?? randomUuid(), productId, from };
  keepAll([...others, payment]);
  return payment;
}

/** The payment is over, so the same wish is a new one. */
export function closePayment(paymentId: string): void {
  keepAll(readAll().map((one) => (one.paymentId === paymentId ? { ...one, productId: '' } : one)));
}
