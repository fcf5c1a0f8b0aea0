/** Test client of the server API. */
import { createHash, createHmac } from 'node:crypto';
import PusherServer from 'pusher';
import { testApp } from './test-app.ts';

/** Returns the HTTP status of a refused SDK call. */
export const statusOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof PusherServer.RequestError ? error.status : error),
  );

export interface RawCall {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
  readonly change?: Readonly<Record<string, string>>;
  readonly secret?: string;
  readonly signedPath?: string;
}

/** Makes a manually signed call, in which each part can be wrong. */
export function callRaw(
  port: number,
  {
    method = 'POST',
    path = '/apps/3/events',
    body = '{"name":"e","channel":"a","data":"{}"}',
    change = {},
    secret = testApp.secret,
    signedPath = path,
  }: RawCall,
): Promise<Response> {
  const query: Record<string, string> = {
    auth_key: testApp.key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    ...(body && { body_md5: createHash('md5').update(body).digest('hex') }),
    ...change,
  };
  const text = Object.keys(query)
    .sort()
    .map((key) => `${key}=${query[key]}`)
    .join('&');
  const signature = createHmac('sha256', secret).update(`${method}\n${signedPath}\n${text}`).digest('hex');
  return fetch(`http://127.0.0.1:${port}${path}?${text}&auth_signature=${signature}`, {
    method,
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
  });
}
