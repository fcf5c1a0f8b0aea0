import type { ErrorBody, ErrorCode } from '@trivia/contract/errors.ts';
import { languageOfPage } from '../i18n/language.ts';
import { readAccessToken } from '../storage.ts';

const transientStatuses: readonly number[] = [0, 429, 502, 503, 504];

/** Error reply of the server, or status 0 for no reply at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'OFFLINE';
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<ErrorBody>, retryAfterSeconds: number | null = null) {
    super(messageOf(body));
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'OFFLINE' : 'INTERNAL_ERROR');
    this.fields = body.fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Whether a retry may succeed: no network, an unavailable server, or a rate limit. */
  get isTransient(): boolean {
    return transientStatuses.includes(this.status);
  }
}

/** Message of an error body. Gateways nest it as `message.msg`. */
function messageOf({ message }: { message?: unknown }): string {
  if (typeof message === 'string') return message;
  if (
    typeof message === 'object' &&
    message !== null &&
    'msg' in message &&
    typeof message.msg === 'string'
  ) {
    return message.msg;
  }
  return '';
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}
interface PostOptions extends RequestOptions {
  readonly asFormData?: boolean;
}

type Listener = (userData: string) => void;
let onUserData: Listener = () => undefined;
/** Sets the listener of `user-data` headers. */
export const listenToUserData = (listener: Listener): void => {
  onUserData = listener;
};

/** Headers of every call: authorization, language and content type. */
export function headersOf(options: RequestOptions, hasJson: boolean): Headers {
  const headers = new Headers(options.headers);
  const token = readAccessToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (headers.has('skip-language')) headers.delete('skip-language');
  else headers.set('accept-language', languageOfPage());
  if (hasJson) headers.set('content-type', 'application/json');
  return headers;
}

export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null)
      form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function request(
  method: string,
  path: string,
  body: BodyInit | null,
  hasJson: boolean,
  options: RequestOptions,
) {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: headersOf(options, hasJson),
      ...(body !== null && { body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, {});
  }
  return await parseReply(response);
}

/** Parses a reply, and passes its `user-data` header to the listener. Throws an `ApiError` for an error status. */
export async function parseReply(response: Response): Promise<unknown> {
  const userData = response.headers.get('user-data');
  if (userData) onUserData(userData);
  const answer = await readBody(response);
  if (response.ok) return answer;
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new ApiError(response.status, answer as Partial<ErrorBody>, retryAfter > 0 ? retryAfter : null);
}

const json =
  (method: string) =>
  (path: string, body?: unknown, options: RequestOptions = {}) =>
    request(method, path, body === undefined ? null : JSON.stringify(body), body !== undefined, options);

/** The HTTP methods in use. They return the parsed body, or throw an `ApiError`. */
export const http = {
  get: (path: string, options: RequestOptions = {}) => request('GET', path, null, false, options),
  post: (path: string, body?: object, { asFormData = false, ...options }: PostOptions = {}) =>
    asFormData
      ? request('POST', path, toFormData(body ?? {}), false, options)
      : json('POST')(path, body, options),
  put: json('PUT'),
  patch: json('PATCH'),
  delete: json('DELETE'),
};
