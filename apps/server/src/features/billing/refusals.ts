import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { Refusal } from '@trivia/rules/billing/subscription.ts';
import { OperatorError, type OperatorErrorCode } from '../../gateways/operators/operator-error.ts';
import { AppError } from '../../lib/app-error.ts';

/** Error that a player gets for each refusal of an operator. */
const playerErrors: Readonly<Record<OperatorErrorCode, ErrorCode>> = {
  INVALID_MSISDN: 'OPERATOR_NOT_SUPPORTED',
  OPERATOR_NOT_SUPPORTED: 'OPERATOR_NOT_SUPPORTED',
  SUBSCRIBER_UNKNOWN: 'LINE_NOT_ELIGIBLE',
  NOT_ELIGIBLE: 'LINE_NOT_ELIGIBLE',
  BLOCKED: 'LINE_NOT_ELIGIBLE',
  PIN_SEND_FAILED: 'CODE_NOT_SENT',
  PIN_INVALID: 'WRONG_CODE',
  PIN_EXPIRED: 'CODE_EXPIRED',
  PIN_ATTEMPTS: 'CODE_LOCKED',
  PIN_QUOTA: 'TOO_MANY_REQUESTS',
  ALREADY_SUBSCRIBED: 'ALREADY_SUBSCRIBED',
  FRAUD_REFUSED: 'FRAUD_REFUSED',
  FRAUD_EXPIRED: 'FRAUD_CHECK_FAILED',
  INSUFFICIENT_BALANCE: 'BALANCE_TOO_LOW',
  PARTIALLY_COLLECTED: 'BALANCE_TOO_LOW',
  LIMIT_EXCEEDED: 'SPENDING_LIMIT_REACHED',
  PRICE_NOT_ALLOWED: 'PAYMENT_DENIED',
  DENIED: 'PAYMENT_DENIED',
  NOT_SUBSCRIBED: 'NOT_SUBSCRIBED',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  UNAVAILABLE: 'OPERATOR_UNAVAILABLE',
  TIMEOUT_UNKNOWN: 'CHECKOUT_PROCESSING',
  BAD_CREDENTIALS: 'OPERATOR_UNAVAILABLE',
  PENDING: 'CHECKOUT_PROCESSING',
};

/** Reason with which a refused confirmation ends the attempt; null if the attempt continues. */
export const refusalOf: Readonly<Record<OperatorErrorCode, Refusal | null>> = {
  INVALID_MSISDN: 'not_eligible',
  OPERATOR_NOT_SUPPORTED: 'not_eligible',
  SUBSCRIBER_UNKNOWN: 'not_eligible',
  NOT_ELIGIBLE: 'not_eligible',
  BLOCKED: 'blocked',
  PIN_SEND_FAILED: 'denied',
  PIN_INVALID: null,
  PIN_EXPIRED: null,
  PIN_ATTEMPTS: 'pin_failed',
  PIN_QUOTA: 'pin_failed',
  ALREADY_SUBSCRIBED: 'denied',
  FRAUD_REFUSED: 'fraud_refused',
  FRAUD_EXPIRED: 'fraud_refused',
  INSUFFICIENT_BALANCE: 'out_of_balance',
  PARTIALLY_COLLECTED: 'out_of_balance',
  LIMIT_EXCEEDED: 'denied',
  PRICE_NOT_ALLOWED: 'denied',
  DENIED: 'denied',
  NOT_SUBSCRIBED: 'denied',
  RATE_LIMITED: null,
  UNAVAILABLE: null,
  TIMEOUT_UNKNOWN: null,
  BAD_CREDENTIALS: null,
  PENDING: null,
};

const WAIT_SECONDS = 60;

/** Converts an operator's refusal to the player's error. Returns other errors unchanged. */
export function toAppError(error: unknown, priceIqd: number): unknown {
  if (!(error instanceof OperatorError)) return error;
  const code = playerErrors[error.code];
  return new AppError(code, {
    cause: error,
    ...(code === 'BALANCE_TOO_LOW' && { values: { price: priceIqd } }),
    ...(code === 'TOO_MANY_REQUESTS' && { retryAfterSeconds: WAIT_SECONDS }),
  });
}

/** Refusal for a charge that collected nothing. */
export const reasonOfCharge = (reason: OperatorErrorCode | null): Refusal =>
  (reason && refusalOf[reason]) ?? 'out_of_balance';
