/**
 * Error codes of the sentences with which VMS platforms refuse. No operator publishes its list; the patterns come
 * from integrations, and are extended when an operator is added.
 */
import type { OperatorErrorCode } from '../operator-error.ts';

const patterns: readonly (readonly [RegExp, OperatorErrorCode])[] = [
  [/already\s*(subscri|exist|active)/i, 'ALREADY_SUBSCRIBED'],
  [/(not|un)\s*subscribed|no\s*subscription/i, 'NOT_SUBSCRIBED'],
  [/pin.*(expire|timeout)|expired?\s*pin/i, 'PIN_EXPIRED'],
  [/max\w*\s*(retry|attempt)|attempts?\s*(reached|exceeded)/i, 'PIN_ATTEMPTS'],
  [/pin.*(limit|quota)/i, 'PIN_QUOTA'],
  [/(invalid|wrong|incorrect)\s*pin/i, 'PIN_INVALID'],
  [/pin.*not\s*sent|fail\w*\s*to\s*send/i, 'PIN_SEND_FAILED'],
  [/fraud.*expire/i, 'FRAUD_EXPIRED'],
  [/fraud|suspicious/i, 'FRAUD_REFUSED'],
  [/(insufficient|low|not\s*enough)\s*(balance|credit|funds?)/i, 'INSUFFICIENT_BALANCE'],
  [/partial/i, 'PARTIALLY_COLLECTED'],
  [/(spend\w*|daily|monthly)\s*limit/i, 'LIMIT_EXCEEDED'],
  [/black\s*list|blocked/i, 'BLOCKED'],
  [/not\s*eligible/i, 'NOT_ELIGIBLE'],
  [/belong|not\s*supported\s*operator/i, 'OPERATOR_NOT_SUPPORTED'],
  [/price/i, 'PRICE_NOT_ALLOWED'],
  [/subscriber\s*(does\s*not\s*exist|unknown|not\s*found)/i, 'SUBSCRIBER_UNKNOWN'],
  [/invalid\s*msisdn/i, 'INVALID_MSISDN'],
  [/auth\w*\s*fail|invalid\s*(user|password|credential)/i, 'BAD_CREDENTIALS'],
  [/too\s*many/i, 'RATE_LIMITED'],
  [/unavailable|maintenance/i, 'UNAVAILABLE'],
  [/pending|in\s*progress/i, 'PENDING'],
  [/reject|denied|refused/i, 'DENIED'],
];

/** Code of a sentence. After an unknown sentence the outcome is unknown. */
export const codeOfMessage = (message: string): OperatorErrorCode =>
  patterns.find(([pattern]) => pattern.test(message))?.[1] ?? 'TIMEOUT_UNKNOWN';
