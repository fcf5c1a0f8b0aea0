/** Sandbox operator with its own clock, a merchant for its callbacks, and a client of its APIs. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from './settings.ts';
import { sign } from './signature.ts';
import { type RunningOperator, startOperator } from './start-operator.ts';

/** Noon in Baghdad. */
export const START_MS = Date.UTC(2026, 10, 25, 9);
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface ReceivedCallback {
  readonly method: string;
  readonly path: string;
  readonly signature: string;
  readonly body: string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

export interface Sandbox extends RunningOperator {
  /** Callbacks received by the merchant, oldest first. */
  readonly received: ReceivedCallback[];
  /** Status of the merchant's replies. */
  merchantReply: { status: number };
  call(path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }>;
  get(path: string): Promise<{ status: number; body: Record<string, unknown> }>;
  vms(action: string, query: Record<string, string>): Promise<Record<string, string>>;
  /** Loads the anti-fraud script and clicks the button. */
  passCheck(ti: string): Promise<void>;
  /** Returns the code of the last SMS to a phone. */
  codeOf(number: string): string;
}

export async function openSandbox(given: Partial<Settings> = {}): Promise<Sandbox> {
  const received: ReceivedCallback[] = [];
  const merchantReply = { status: 200 };
  const merchant = createServer(async (request, reply) => {
    const { method = '', url: path = '', headers } = request;
    received.push({
      method,
      path,
      signature: String(headers['x-signature'] ?? ''),
      body: await bodyOf(request),
    });
    reply.writeHead(merchantReply.status).end('OK');
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  const callbackUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/callbacks?from=tigris`;
  const running = await startOperator({
    settings: { callbackUrl, ...given },
    nowMs: () => START_MS,
    isTicking: false,
  });
  const { operator, url } = running;
  const { settings } = operator;

  const send = async (method: 'GET' | 'POST', path: string, body = '') => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        'x-signature': sign({ method, path, body }, settings, START_MS),
        'x-control-password': settings.password,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? {} : JSON.parse(text) };
  };

  return {
    ...running,
    received,
    merchantReply,
    call: (path, body) => send('POST', path, JSON.stringify(body ?? {})),
    get: (path) => send('GET', path),
    async vms(action, query) {
      const { user, password, shortcode, serviceId, spId } = settings;
      const all = new URLSearchParams({ user, password, shortcode, serviceId, spId, ...query });
      return (await (await fetch(`${url}/dcb/API/${action}?${all}`)).json()) as Record<string, string>;
    },
    async passCheck(ti) {
      const query = new URLSearchParams({
        action: 'script',
        ti,
        ts: '1',
        te: '#confirm',
        servicename: 'Zana Plus',
        merchantname: 'Zana',
      });
      await (await fetch(`${url}/antifraud?${query}`)).text();
      for (const kind of ['load', 'click'])
        await send('POST', '/antifraud/report', JSON.stringify({ ti, kind, isTrusted: true }));
    },
    codeOf(number) {
      const [code] = /^\d{4}/.exec(operator.line(number).inbox.at(-1)?.text ?? '') ?? [];
      return code ?? '';
    },
    async stop() {
      await running.stop();
      merchant.close();
      merchant.closeAllConnections();
    },
  };
}
