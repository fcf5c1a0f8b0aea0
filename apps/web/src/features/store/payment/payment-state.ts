import type { Checkout } from '@trivia/contract/store/purchases.ts';

/** States of a payment as its page shows them. `left`: its page was left open; `returned`: the money went back, or is disputed. */
export type PaymentState = 'checking' | 'paid' | 'left' | 'failed' | 'returned';

const decided: Readonly<Partial<Record<Checkout['status'], PaymentState>>> = {
  processing: 'checking',
  paid: 'paid',
  partially_refunded: 'paid',
  refunded: 'returned',
  disputed: 'returned',
  failed: 'failed',
  expired: 'failed',
  cancelled: 'failed',
};

/** Only the server's word counts; the address tells no more than whether somebody turned back from an open page. */
export const stateOf = ({ status }: Pick<Checkout, 'status'>, pathname: string): PaymentState =>
  decided[status] ?? (pathname === '/payment-failed' ? 'left' : 'checking');

/** Whether the answer may still change by itself. */
export const isUndecided = ({ status }: Pick<Checkout, 'status'>): boolean =>
  decided[status] === undefined || status === 'processing';
