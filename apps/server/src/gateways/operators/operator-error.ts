/** Refusals of operators, by the codes of the carrier-billing APIs. */

export const operatorErrorCodes = [
  'INVALID_MSISDN',
  'OPERATOR_NOT_SUPPORTED',
  'SUBSCRIBER_UNKNOWN',
  'NOT_ELIGIBLE',
  'BLOCKED',
  'PIN_SEND_FAILED',
  'PIN_INVALID',
  'PIN_EXPIRED',
  'PIN_ATTEMPTS',
  'PIN_QUOTA',
  'ALREADY_SUBSCRIBED',
  'FRAUD_REFUSED',
  'FRAUD_EXPIRED',
  'INSUFFICIENT_BALANCE',
  'PARTIALLY_COLLECTED',
  'LIMIT_EXCEEDED',
  'PRICE_NOT_ALLOWED',
  'DENIED',
  'NOT_SUBSCRIBED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'TIMEOUT_UNKNOWN',
  'BAD_CREDENTIALS',
  'PENDING',
] as const;
export type OperatorErrorCode = (typeof operatorErrorCodes)[number];

/** Errors after which money may have moved: the operator is polled, and the call is never retried. */
const unknownOutcomes: readonly OperatorErrorCode[] = ['TIMEOUT_UNKNOWN', 'PENDING'];

export const isOperatorErrorCode = (text: string): text is OperatorErrorCode =>
  (operatorErrorCodes as readonly string[]).includes(text);

/** Refusal of an operator. The cause is logged, never sent. */
export class OperatorError extends Error {
  readonly code: OperatorErrorCode;

  constructor(code: OperatorErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }

  get hasUnknownOutcome(): boolean {
    return unknownOutcomes.includes(this.code);
  }
}
