import type { Checkout } from '@trivia/contract/store/purchases.ts';

/**
 * States of a payment on its page. `left`: the player left the card page. `returned`: the payment was refunded or
 * disputed.
 */
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

/** State by the server's status. The address only tells whether the player came back from an unfinished card page. */
export const stateOf = ({ status }: Pick<Checkout, 'status'>, pathname: string): PaymentState =>
  decided[status] ?? (pathname === '/payment-failed' ? 'left' : 'checking');

/** Whether the status may still change by itself. */
export const isUndecided = ({ status }: Pick<Checkout, 'status'>): boolean =>
  decided[status] === undefined || status === 'processing';
