import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { RouteInput, RouteReply } from '@trivia/contract/route.ts';
import type { Api } from '@trivia/contract/routes.ts';
import { readAccessToken } from '../storage.ts';
import { deviceHeader } from './device-id.ts';
import { ApiError, http, type RequestOptions } from './http.ts';

export type ApiKey = keyof Api;
export type ApiInput<K extends ApiKey> = RouteInput<Api[K]>;
export type ApiReply<K extends ApiKey> = RouteReply<Api[K]>;

interface CallOptions extends RequestOptions {
  /**
   * Error codes that the caller handles itself; all others go to the global error listener. An expired session always
   * goes there.
   */
  readonly handles?: readonly (ErrorCode | 'OFFLINE')[] | 'all';
  /** The same for every retry of one action, so that the server performs it once. */
  readonly idempotencyKey?: string;
}

type ErrorListener = (error: ApiError) => void;
let onError: ErrorListener = () => undefined;
/** Sets the global listener of errors that no caller handles. */
export const listenToApiErrors = (listener: ErrorListener): void => {
  onError = listener;
};

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

function pathOf(template: string, { params = {}, query = {} }: LooseInput): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${search}` : path;
}

function send(key: string, input: LooseInput, options: RequestOptions): Promise<unknown> {
  const [method = 'GET', template = ''] = key.split(' ');
  const path = pathOf(template, input);
  if (method === 'GET') return http.get(path, options);
  if (method === 'POST') return http.post(path, input.body, options);
  if (method === 'PUT') return http.put(path, input.body, options);
  if (method === 'PATCH') return http.patch(path, input.body, options);
  return http.delete(path, input.body, options);
}

const isHandled = (error: ApiError, handles: CallOptions['handles']): boolean =>
  handles === 'all' || (handles ?? []).some((code) => code === error.code);

/** Reports an expired session once, and not when another session has replaced it during the call. */
const isForAll = (error: ApiError, handles: CallOptions['handles'], token: string | null): boolean =>
  error.status === 401 && token ? token === readAccessToken() : !isHandled(error, handles);

/** Makes a call, and reports errors that the caller does not handle to the global listener. Rethrows every error. */
export async function reportErrors<T>(call: () => Promise<T>, handles: CallOptions['handles']): Promise<T> {
  const token = readAccessToken();
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && isForAll(error, handles, token)) onError(error);
    throw error;
  }
}

/** Demands the key of an idempotent call at compile time. */
type OptionsOf<K extends ApiKey> = Api[K] extends { readonly idempotent: true }
  ? [options: CallOptions & { readonly idempotencyKey: string }]
  : [options?: CallOptions];

/**
 * Calls a route of the contract by its key: `callApi('GET /api/user/me', {})`. Only the key reaches the browser; input
 * and reply are types.
 */
export async function callApi<K extends ApiKey>(
  key: K,
  input: ApiInput<K>,
  ...[callOptions = {}]: OptionsOf<K>
): Promise<ApiReply<K>> {
  const { handles, idempotencyKey, ...options }: CallOptions = callOptions;
  const headers = {
    ...options.headers,
    ...deviceHeader(key),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  return (await reportErrors(
    () => send(key, input as LooseInput, { ...options, headers }),
    handles,
  )) as ApiReply<K>;
}
