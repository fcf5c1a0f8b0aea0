import { type ErrorCode, errorStatus } from '@trivia/contract/errors.ts';

export interface AppErrorDetails {
  /** Problem of each field: a key of the contract's locales, or a value for the client to act on. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values of the message's placeholders. */
  readonly values?: Readonly<Record<string, number | string>>;
  readonly retryAfterSeconds?: number;
  /** Logged, never sent. */
  readonly cause?: unknown;
}

/** Refusal with a code of the contract's closed list. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Refusal of one field, by a key of the contract's locales. */
export const invalidField = (field: string, key: string): AppError =>
  new AppError('INVALID_INPUT', { fields: { [field]: key } });
