/** Test clients: unmodified libraries of players and servers, and a raw socket. */
import { createHmac } from 'node:crypto';
import PusherServer from 'pusher';
import type { Options } from 'pusher-js';
import pusherJs from 'pusher-js';
import { vi } from 'vitest';
import { type RawData, WebSocket } from 'ws';
import { testApp } from './test-app.ts';

/** The package exports a function, although its types declare a module. */
export const PusherClient = pusherJs as unknown as typeof pusherJs.default;
export type PusherClient = InstanceType<typeof PusherClient>;

const opened: { disconnect(): void }[] = [];

/** Closes all clients of a test. */
export function closeClients(): void {
  for (const client of opened.splice(0)) client.disconnect();
}

export const closeWith = <T extends { disconnect(): void }>(client: T): T => {
  opened.push(client);
  return client;
};

export const clientOptions = (port: number): Options => ({
  cluster: 'any',
  wsHost: '127.0.0.1',
  wsPort: port,
  forceTLS: false,
  enabledTransports: ['ws'],
  enableStats: false,
});

interface Person {
  readonly id: string | number;
  readonly info?: unknown;
}

type ChannelAuthorizer = (
  asked: { readonly socketId: string; readonly channelName: string },
  callback: (error: null, data: { auth: string; channel_data?: string }) => void,
) => void;

/** Signs on the client's side, like an authorisation endpoint. */
const sign = (text: string) =>
  `${testApp.key}:${createHmac('sha256', testApp.secret).update(text).digest('hex')}`;

/** Connects `pusher-js` as one person. */
export function connectPusher(port: number, person?: Person, options: Partial<Options> = {}): PusherClient {
  const customHandler: ChannelAuthorizer = ({ socketId, channelName }, callback) => {
    const isPresence = channelName.startsWith('presence-');
    const channel_data = JSON.stringify({ user_id: person?.id, user_info: person?.info });
    if (isPresence)
      callback(null, { auth: sign(`${socketId}:${channelName}:${channel_data}`), channel_data });
    else callback(null, { auth: sign(`${socketId}:${channelName}`) });
  };
  const client = new PusherClient(testApp.key, {
    ...clientOptions(port),
    channelAuthorization: { customHandler, endpoint: '', transport: 'ajax' },
    userAuthentication: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId }, callback) => {
        const user_data = JSON.stringify({ id: person?.id, user_info: person?.info });
        callback(null, { auth: sign(`${socketId}::user::${user_data}`), user_data });
      },
    },
    ...options,
  });
  return closeWith(client);
}

export const serverSdk = (port: number, secret = testApp.secret): PusherServer =>
  new PusherServer({
    appId: testApp.id,
    key: testApp.key,
    secret,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
  });

/** Waits until the condition holds, with a timeout for busy machines. */
export const until = (holds: () => unknown): Promise<void> =>
  vi.waitFor(
    () => {
      if (!holds()) throw new Error('It does not hold yet.');
    },
    { timeout: 25_000, interval: 5 },
  );

/** Collects the payloads of an event, in order of arrival. */
export function collect(
  source: { bind(event: string, callback: (data: unknown) => void): unknown },
  event: string,
): unknown[] {
  const received: unknown[] = [];
  source.bind(event, (data) => received.push(data));
  return received;
}

export interface RawClient {
  readonly socket: WebSocket;
  readonly received: Record<string, unknown>[];
  readonly socketId: string;
  send(message: unknown): void;
  /** Resolves with the first message of that event. */
  waitFor(event: string): Promise<Record<string, unknown>>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
}

export interface RawOptions {
  readonly key?: string;
  readonly query?: string;
  readonly origin?: string;
  /** `X-Forwarded-For`, set by a proxy or forged. */
  readonly forwardedFor?: string;
  /** False if the test replies to control pings itself. */
  readonly autoPong?: boolean;
}

/** Opens a raw client, which can send any frame. */
export async function connectRaw(
  port: number,
  { key = testApp.key, query = '?protocol=7', origin, forwardedFor, autoPong = true }: RawOptions = {},
): Promise<RawClient> {
  const url = `ws://127.0.0.1:${port}/app/${key}${query}`;
  const socket = new WebSocket(url, {
    autoPong,
    ...(origin !== undefined && { origin }),
    ...(forwardedFor !== undefined && { headers: { 'x-forwarded-for': forwardedFor } }),
  });
  closeWith({ disconnect: () => socket.terminate() });
  const received: Record<string, unknown>[] = [];
  socket.on('message', (content: RawData) => received.push(JSON.parse(String(content))));
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  const waitFor = async (event: string) => {
    await until(() => received.some((message) => message.event === event));
    return received.find((message) => message.event === event) ?? {};
  };
  await until(() => received.length > 0);
  const [hello] = received;
  const socketId =
    hello?.event === 'pusher:connection_established' ? JSON.parse(String(hello.data)).socket_id : '';
  return { socket, received, socketId, waitFor, closed, send: (message) => socket.send(asText(message)) };
}

const asText = (message: unknown): string =>
  typeof message === 'string' ? message : JSON.stringify(message);

/** Creates a signed subscription message of a raw client. */
export function subscription(socketId: string, channel: string, data?: unknown) {
  const channel_data = data === undefined ? undefined : JSON.stringify(data);
  const text =
    channel_data === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channel_data}`;
  return { event: 'pusher:subscribe', data: { channel, auth: sign(text), channel_data } };
}

/** Creates a sign-in message of a raw client. */
export function signIn(socketId: string, user: unknown) {
  const user_data = JSON.stringify(user);
  return { event: 'pusher:signin', data: { auth: sign(`${socketId}::user::${user_data}`), user_data } };
}

/** Opens a raw client, and sends a subscription to a channel. */
export async function joinRaw(
  port: number,
  channel: string,
  data?: unknown,
  options?: RawOptions,
): Promise<RawClient> {
  const raw = await connectRaw(port, options);
  raw.send(subscription(raw.socketId, channel, data));
  return raw;
}

/** Subscribes `pusher-js` to a channel as the person `id`, and collects its events. */
export async function joinPusher(port: number, channelName: string, id = 'a') {
  const client = connectPusher(port, { id });
  const channel = client.subscribe(channelName);
  const updates = collect(channel, 'update');
  await until(() => channel.subscribed);
  return { client, updates };
}
