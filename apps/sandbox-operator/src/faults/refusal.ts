/** Refusals of the operator, with the codes of carrier-billing APIs. */
export const refusalCodes = [
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
export type RefusalCode = (typeof refusalCodes)[number];

export const isRefusalCode = (text: string): text is RefusalCode =>
  (refusalCodes as readonly string[]).includes(text);

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
