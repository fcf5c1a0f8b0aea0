import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSocket } from './socket.ts';

/** Opened WebSockets, each with the messages that it sent. */
let sockets: FakeSocket[];

class FakeSocket extends EventTarget {
  readonly sent: { readonly event: string; readonly data: Record<string, unknown> }[] = [];
  readonly url: string;
  readonly close = vi.fn();
  constructor(url: string) {
    super();
    this.url = url;
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  /** Simulates a message of the server, with its data packed as JSON. */
  receive(event: string, data: object = {}, channel?: string): void {
    const text = JSON.stringify({ event, channel, data: JSON.stringify(data) });
    this.dispatchEvent(new MessageEvent('message', { data: text }));
  }
  disconnect(): void {
    this.dispatchEvent(new Event('close'));
  }
}

const ESTABLISHED = 'pusher:connection_established';
const events = { onUp: vi.fn(), onDown: vi.fn(), onMessage: vi.fn(), onEvent: vi.fn() };
let requests: { readonly path: string; readonly body: Record<string, unknown> }[];
let socket: ReturnType<typeof createSocket>;

const lastSocket = (): FakeSocket => {
  const last = sockets.at(-1);
  if (!last) throw new Error('No line was opened.');
  return last;
};
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const sent = (event: string) =>
  lastSocket()
    .sent.filter((one) => one.event === event)
    .map(({ data }) => data);

function answer(path: string, { channels = [] }: { channels?: string[] }): object {
  if (!path.endsWith('/join')) return { auth: 'signature' };
  const signed = channels.map((name) => (name.includes('foreign') ? null : { auth: `signature of ${name}` }));
  return { user: { auth: 'mine', user_data: '{"id":"me"}' }, channels: signed };
}

async function connect(id = '1.2'): Promise<void> {
  socket.connect();
  lastSocket().receive(ESTABLISHED, { socket_id: id, activity_timeout: 30 });
  await pass();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  [sockets, requests] = [[], []];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    requests.push({ path, body: JSON.parse(String(body)) });
    return Response.json(answer(path, JSON.parse(String(body))));
  });
  socket = createSocket('ws://here/app/key', events);
});
afterEach(() => {
  socket.disconnect();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('signs in and subscribes to all wanted channels with one call', async () => {
  socket.join('private-a');
  socket.join('presence-b');
  await connect();
  expect(events.onUp).toHaveBeenCalledOnce();
  expect(requests).toEqual([
    { path: '/api/broadcasting/join', body: { socket_id: '1.2', channels: ['private-a', 'presence-b'] } },
  ]);
  expect(sent('pusher:signin')).toEqual([{ auth: 'mine', user_data: '{"id":"me"}' }]);
  expect(sent('pusher:subscribe')).toEqual([
    { auth: 'signature of private-a', channel: 'private-a' },
    { auth: 'signature of presence-b', channel: 'presence-b' },
  ]);
});

it('subscribes to the other channels if one is refused', async () => {
  socket.join('private-foreign');
  socket.join('private-a');
  await connect();
  expect(sent('pusher:subscribe').map(({ channel }) => channel)).toEqual(['private-a']);
});

it('subscribes to a later channel separately, and unsubscribes', async () => {
  await connect();
  socket.join('private-late');
  await pass();
  expect(requests.at(-1)).toEqual({
    path: '/api/broadcasting/auth',
    body: { socket_id: '1.2', channel_name: 'private-late' },
  });
  expect(sent('pusher:subscribe')).toEqual([{ auth: 'signature', channel: 'private-late' }]);
  socket.leave('private-late');
  expect(sent('pusher:unsubscribe')).toEqual([{ channel: 'private-late' }]);
});

it('does not subscribe to a channel that was left during its authorisation, and only once to one that was joined again', async () => {
  await connect();
  socket.join('private-left');
  socket.leave('private-left');
  socket.join('private-again');
  socket.leave('private-again');
  socket.join('private-again');
  await pass();
  expect(sent('pusher:subscribe').map(({ channel }) => channel)).toEqual(['private-again']);
});

it('subscribes again with each connection, and never with an older one’s signatures', async () => {
  socket.join('private-a');
  socket.connect();
  lastSocket().receive(ESTABLISHED, { socket_id: '1.1' });
  socket.connect();
  lastSocket().receive(ESTABLISHED, { socket_id: '2.2' });
  await pass();
  expect(requests.map(({ body }) => body.socket_id)).toEqual(['1.1', '2.2']);
  expect(sockets.map(({ sent: all }) => all.length)).toEqual([0, 2]);
});

it('passes on decoded events of its channels, and no others', async () => {
  socket.join('private-a');
  await connect();
  lastSocket().receive('coin', { user: { coin: 7 } }, 'private-a');
  lastSocket().receive('coin', { user: { coin: 8 } }, 'private-left');
  expect(events.onEvent.mock.calls).toEqual([['private-a', 'coin', { user: { coin: 7 } }]]);
});

it('answers pings, and sends one before it closes a silent connection', async () => {
  await connect();
  lastSocket().receive('pusher:ping');
  expect(sent('pusher:pong')).toHaveLength(1);
  await pass(30_000);
  expect(sent('pusher:ping')).toHaveLength(1);
  lastSocket().receive('pusher:pong');
  await pass(39_999);
  expect(events.onDown).not.toHaveBeenCalled();
  await pass(1);
  expect(events.onDown).toHaveBeenCalledOnce();
  expect(lastSocket().close).toHaveBeenCalledOnce();
});

it('reports a lost connection once, and not one that was closed', async () => {
  await connect();
  lastSocket().disconnect();
  lastSocket().disconnect();
  expect(events.onDown).toHaveBeenCalledOnce();
  expect(socket.isUp()).toBe(false);
  await connect();
  const [old] = [lastSocket()];
  socket.disconnect();
  old.disconnect();
  old.receive('coin', {}, 'private-a');
  expect(events.onDown).toHaveBeenCalledOnce();
});
