import type { RefusalCode } from '../faults/refusal.ts';

/** Messages used instead of codes. No operator publishes theirs, so adapters match patterns. */
export const vmsMessages: Readonly<Record<RefusalCode, string>> = {
  INVALID_MSISDN: 'Invalid msisdn',
  OPERATOR_NOT_SUPPORTED: 'Msisdn does not belong to this operator',
  SUBSCRIBER_UNKNOWN: 'Subscriber does not exist',
  NOT_ELIGIBLE: 'Subscriber not eligible',
  BLOCKED: 'Subscriber is blacklisted',
  PIN_SEND_FAILED: 'Pincode was not sent',
  PIN_INVALID: 'Invalid pincode',
  PIN_EXPIRED: 'Pincode expired',
  PIN_ATTEMPTS: 'Maximum retry attempts reached',
  PIN_QUOTA: 'Pincode requests limit exceeded',
  ALREADY_SUBSCRIBED: 'User already subscribed',
  FRAUD_REFUSED: 'Transaction refused by anti-fraud',
  FRAUD_EXPIRED: 'Anti-fraud transaction expired',
  INSUFFICIENT_BALANCE: 'Insufficient balance',
  PARTIALLY_COLLECTED: 'Partially collected',
  LIMIT_EXCEEDED: 'Spending limit exceeded',
  PRICE_NOT_ALLOWED: 'Price point not supported',
  DENIED: 'Operation rejected',
  NOT_SUBSCRIBED: 'User not subscribed',
  RATE_LIMITED: 'Too many requests',
  UNAVAILABLE: 'Service unavailable',
  TIMEOUT_UNKNOWN: 'Unspecified error',
  BAD_CREDENTIALS: 'Authentication failed',
  PENDING: 'Operation pending',
};
