/** Payments begun in this tab. Buying the same product again reuses its open payment. */
import { randomUuid } from '../../../lib/api/random-uuid.ts';

export interface SavedPayment {
  readonly paymentId: string;
  readonly productId: string;
  /** Screen from which the player came; null for the store itself. */
  readonly from: string | null;
}

const KEY = 'card-payments';
const MOST_SAVED = 10;

function readAll(): readonly SavedPayment[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function saveAll(payments: readonly SavedPayment[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(payments.slice(-MOST_SAVED)));
  } catch {
    // Without storage, each attempt creates a new payment, and the server closes the previous one.
  }
}

export const findPayment = (paymentId: string): SavedPayment | undefined =>
  readAll().find((one) => one.paymentId === paymentId);

/** The open payment for a product, or a new one. */
export function paymentFor(productId: string, from: string | null): SavedPayment {
  const others = readAll().filter((one) => one.productId !== productId);
  const known = readAll().find((one) => one.productId === productId);
  const payment = { paymentId: known?.paymentId ?? randomUuid(), productId, from };
  saveAll([...others, payment]);
  return payment;
}

/** Ends a payment, so that buying the product again creates a new one. */
export function closePayment(paymentId: string): void {
  saveAll(readAll().map((one) => (one.paymentId === paymentId ? { ...one, productId: '' } : one)));
}
