/**
 * Fake of the hosted service's HTTP API, by its documentation and without our code: it checks every signature,
 * enforces every limit, and can fail in every way.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AppCredentials } from '../../src/realtime/protocol/signatures.ts';

const limits = { events: 10, channels: 100, channelName: 164, eventName: 200, dataBytes: 10_240 };
const FRESH_SECONDS = 600;

export interface ReceivedEvent {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
  readonly socketId: string | undefined;
}

/** HTTP status, or a network failure: no reply, a partial reply, or a broken connection. */
export type Failure = number | 'silent' | 'stuck' | 'gone';

export interface PusherService {
  readonly endpoint: { readonly host: string; readonly port: string };
  /** Accepted events, in order of arrival. */
  readonly events: ReceivedEvent[];
  /** Handled calls: status, path and number of events. */
  readonly calls: { readonly status: number; readonly path: string; readonly events: number }[];
  /** Maximum of concurrent calls, and number of connections. */
  readonly mostAtOnce: () => number;
  readonly connections: () => number;
  /** Failure to apply, requested for each call. */
  nextFailure: () => Failure | undefined;
  close(): Promise<void>;
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const hex = (algorithm: 'md5', content: string): string =>
  createHash(algorithm).update(content).digest('hex');

function checkSignature(app: AppCredentials, { method, url = '' }: IncomingMessage, body: string): string {
  const { pathname, searchParams } = new URL(url, 'http://service');
  const { auth_signature, ...signed } = Object.fromEntries(searchParams);
  const pairs = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name]}`);
  const expected = createHmac('sha256', app.secret).update([method, pathname, pairs.join('&')].join('\n'));
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(signed.auth_timestamp));
  const isGood =
    signed.auth_key === app.key &&
    signed.auth_version === '1.0' &&
    ageSeconds < FRESH_SECONDS &&
    signed.body_md5 === hex('md5', body) &&
    auth_signature === expected.digest('hex');
  if (!isGood) throw new Refusal(401, 'Invalid signature');
  return pathname;
}

function checkEvent({ channel, name, data, socketId }: ReceivedEvent): void {
  if (typeof name !== 'string' || name.length > limits.eventName)
    throw new Refusal(400, 'Invalid event name');
  if (typeof data !== 'string') throw new Refusal(400, 'Invalid data');
  if (Buffer.byteLength(data) > limits.dataBytes) {
    throw new Refusal(413, 'The data content of this event exceeds the allowed maximum (10240 bytes)');
  }
  const isChannel = /^(?:#server-to-user-)?[-a-zA-Z0-9_=@,.;]+$/.test(channel);
  if (!isChannel || channel.length > limits.channelName) throw new Refusal(400, 'Invalid channel name');
  if (socketId !== undefined && !/^\d+\.\d+$/.test(socketId)) throw new Refusal(400, 'Invalid socket id');
}

interface Body {
  readonly name: string;
  readonly data: string;
  readonly channel: string;
  readonly channels: readonly string[];
  readonly socket_id?: string;
  readonly batch: readonly Body[];
}

function eventsOf(path: string, body: Body): ReceivedEvent[] {
  const { name, data, channels, socket_id: socketId, batch } = body;
  if (path.endsWith('/terminate_connections')) return [];
  if (path.endsWith('/batch_events')) {
    if (batch.length > limits.events) throw new Refusal(400, 'Batch too large');
    return batch.map((one) => ({ ...one, socketId: one.socket_id }));
  }
  if (!path.endsWith('/events')) throw new Refusal(404, 'Not found');
  if (channels.length > limits.channels) throw new Refusal(400, 'Too many channels');
  return channels.map((channel) => ({ name, data, channel, socketId }));
}

/** Applies a failure to a call. Returns false without one. */
function fail(reply: ServerResponse, failure: Failure): boolean {
  if (failure === 'gone') reply.destroy();
  if (failure === 'stuck') reply.writeHead(500, { 'content-length': '100' }).write('Some');
  return typeof failure === 'string';
}

/** Starts the service for one app. */
export async function startPusherService(app: AppCredentials): Promise<PusherService> {
  let [atOnce, mostAtOnce, connections] = [0, 0, 0];
  const events: ReceivedEvent[] = [];
  const calls: PusherService['calls'] = [];

  function take(request: IncomingMessage, content: string): number {
    const path = checkSignature(app, request, content);
    if (!path.startsWith(`/apps/${app.id}/`)) throw new Refusal(404, 'Unknown app');
    if (request.headers['content-type'] !== 'application/json') throw new Refusal(400, 'JSON is wanted');
    const taken = eventsOf(path, JSON.parse(content));
    for (const event of taken) checkEvent(event);
    events.push(...taken);
    return taken.length;
  }

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const content = await text(request);
    const path = new URL(request.url ?? '', 'http://service').pathname;
    const failure = service.nextFailure();
    if (failure !== undefined && fail(reply, failure)) return;
    try {
      if (typeof failure === 'number') throw new Refusal(failure, 'Not well');
      const count = take(request, content);
      calls.push({ status: 200, path, events: count });
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 400;
      calls.push({ status, path, events: 0 });
      reply.writeHead(status, { 'content-type': 'text/plain' }).end(String(error));
    }
  }

  const server = createServer((request, reply) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    reply.on('close', () => {
      atOnce -= 1;
    });
    void answer(request, reply).catch(() => reply.destroy());
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: PusherService = {
    endpoint: { host: '127.0.0.1', port: String(port) },
    events,
    calls,
    mostAtOnce: () => mostAtOnce,
    connections: () => connections,
    nextFailure: () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
