import { type ErrorBody, type ErrorCode, errorStatus } from '@trivia/contract/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../lib/app-error.ts';
import { DatabaseUnavailable } from '../lib/database/database-unavailable.ts';
import { isTextKey, type TextKey, text } from '../lib/texts.ts';
import { NO_STORE } from './headers/caching.ts';
import { pickLanguage } from './language.ts';
import { logRefusal } from './log-refusal.ts';

/** Errors of Fastify itself, by status. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'MALFORMED_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'MALFORMED_REQUEST',
  503: 'SERVICE_UNAVAILABLE',
};

/** SQLSTATEs for values that no schema rejected, such as a null byte. */
const badValueStates = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008', '22001']);
const hasBadValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && badValueStates.has(String(error.code));

/** Most outages are a restart of the database, which takes a few seconds. */
const RETRY_AFTER_SECONDS = 2;

function fieldsOf(error: { validation: readonly { instancePath: string; message?: string | undefined }[] }) {
  const entries = error.validation.map(({ instancePath, message }) => {
    const path = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    return [path, message && isTextKey(message) ? message : 'field.invalid'] as const;
  });
  // The first error of a field is the most helpful one.
  return Object.fromEntries(entries.reverse());
}

/** Converts any thrown error to an `AppError`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('INVALID_INPUT', { fields: fieldsOf(error), cause: error });
  }
  if (error instanceof DatabaseUnavailable) {
    return new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  }
  if (hasBadValue(error)) return new AppError('INVALID_INPUT', { cause: error });
  const { statusCode } = error as Partial<FastifyError>;
  const code = statusCode === undefined ? undefined : codeByStatus[statusCode];
  return new AppError(code ?? 'INTERNAL_ERROR', { cause: error });
}

/** Waits from this length on are shown in minutes. */
const LONG_WAIT_SECONDS = 120;

/** Key of a refusal's sentence. */
const keyOf = ({ code, details: { retryAfterSeconds = 0 } }: AppError): TextKey =>
  code === 'TOO_MANY_REQUESTS' && retryAfterSeconds >= LONG_WAIT_SECONDS ? 'error.longWait' : `error.${code}`;

function bodyOf(error: AppError, request: FastifyRequest): ErrorBody {
  const { fields, values, retryAfterSeconds = 0 } = error.details;
  const translate = (key: string) => (isTextKey(key) ? text(request.language, key, values) : key);
  return {
    code: error.code,
    message: text(request.language, keyOf(error), {
      seconds: retryAfterSeconds,
      minutes: Math.ceil(retryAfterSeconds / 60),
      days: 0,
      ...values,
    }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, translate(key)])),
    }),
  };
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toAppError(error);
  if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? refusal }, refusal.code);
  else logRefusal(request, refusal);
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(errorStatus[refusal.code]).send(bodyOf(refusal, request));
}

/** Handles addresses that Fastify refuses before any hook, when the language is not known yet. */
export function refuseEarly(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.language = pickLanguage(request.headers['accept-language']);
  reply.header('cache-control', NO_STORE);
  void sendError(error, request, reply);
}

/** Adds the error handler: every error is sent as `{code, message, fields?}`, in the language of the request. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}
