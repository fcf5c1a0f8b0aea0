import { type ErrorCode, errorStatus } from '@trivia/contract/errors.ts';

export interface AppErrorDetails {
  /** What is wrong with each field: a key of the contract's locales, or a value the client acts on as it is. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values of the message's placeholders. */
  readonly values?: Readonly<Record<string, number | string>>;
  readonly retryAfterSeconds?: number;
  /** For the log alone; never sent. */
  readonly cause?: unknown;
}

/** A refusal with a code of the contract's closed list. */
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

/** The refusal of one field, by a key of the contract's locales. */
export const invalidField = (field: string, key: string): AppError =>
  new AppError('INVALID_INPUT', { fields: { [field]: key } });
