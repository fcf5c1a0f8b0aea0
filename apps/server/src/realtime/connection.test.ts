import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { closeClients, collect, connectPusher, connectRaw, joinRaw, until } from './testing/clients.ts';
import { startTestHub, type TestHub, type TestHubOptions } from './testing/start-test-hub.ts';

const hubs: TestHub[] = [];
async function start(options?: TestHubOptions): Promise<TestHub> {
  const started = await startTestHub(options);
  hubs.push(started);
  return started;
}
let shared: TestHub;
beforeAll(async () => {
  shared = await start();
  return async () => {
    for (const hub of hubs) await hub.close();
  };
});
afterEach(closeClients);

const errorOf = (message: Record<string, unknown> | undefined) => message?.data;

describe('a connection', () => {
  it('is greeted first of all', async () => {
    const { heard } = await connectRaw(shared.port);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.event).toBe('pusher:connection_established');
    const hello = JSON.parse(String(heard[0]?.data));
    expect(hello.activity_timeout).toBe(30);
    expect(hello.socket_id).toMatch(/^\d+\.\d+$/);
  });

  it('is that of pusher-js', async () => {
    const client = connectPusher(shared.port);
    await until(() => client.connection.state === 'connected');
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/);
  });

  it('answers a ping, however its data is written', async () => {
    const client = await connectRaw(shared.port);
    for (const data of [{}, '{}', undefined]) client.say({ event: 'pusher:ping', data });
    await until(() => client.heard.filter(({ event }) => event === 'pusher:pong').length === 3);
  });

  it('answers a control ping', async () => {
    const client = await connectRaw(shared.port);
    const ponged = new Promise((resolve) => client.socket.once('pong', resolve));
    client.socket.ping();
    await ponged;
  });

  it.each([
    'not JSON',
    '[]',
    '7',
    'null',
    '{}',
    '{"event":7}',
    '{"event":""}',
    '{"event":"client-x","channel":7}',
    '{"event":"pusher:subscribe"}',
    '{"event":"pusher:subscribe","data":"not JSON"}',
    '{"event":"pusher:subscribe","data":{"channel":7}}',
    '{"event":"pusher:subscribe","data":{"channel":"private-x","auth":7}}',
    '{"event":"pusher:subscribe","data":{"channel":"presence-x","auth":"a","channel_data":{}}}',
    '{"event":"pusher:unsubscribe","data":[]}',
  ])('goes on after %s', async (text) => {
    const client = await connectRaw(shared.port);
    client.say(text);
    expect(errorOf(await client.hear('pusher:error'))).toMatchObject({ code: 4200 });
    client.say({ event: 'pusher:ping' });
    await client.hear('pusher:pong');
  });

  it('goes on after a message that is too large', async () => {
    const client = await connectRaw(shared.port);
    client.say({ event: 'pusher:ping', data: 'x'.repeat(40_000) });
    expect(errorOf(await client.hear('pusher:error'))).toEqual({
      code: 4200,
      message: 'Maximum message size exceeded',
    });
    client.say({ event: 'pusher:ping' });
    await client.hear('pusher:pong');
  });

  it('goes on after a binary frame', async () => {
    const client = await connectRaw(shared.port);
    client.socket.send(Buffer.from('{"event":"pusher:ping"}'));
    expect(errorOf(await client.hear('pusher:error'))).toMatchObject({ code: 4200 });
  });

  it('hears that an event is unknown', async () => {
    const client = await connectRaw(shared.port);
    client.say({ event: 'pusher_internal:member_added', channel: 'presence-x', data: {} });
    expect(errorOf(await client.hear('pusher:error'))).toEqual({
      code: null,
      message: 'Unsupported event received on socket: pusher_internal:member_added',
    });
  });

  it('ends after a frame that is far too large, and the server goes on', async () => {
    const client = await connectRaw(shared.port);
    client.socket.send('x'.repeat(200_000));
    expect(await client.closed).toBe(1009);
    await connectRaw(shared.port);
  });
});

describe('a caller is refused', () => {
  it.each([
    ['an unknown app', { key: 'other' }, 4001],
    ['a prototype’s property for a key', { key: '__proto__' }, 4001],
    ['no version', { query: '' }, 4008],
    ['a version that is none', { query: '?protocol=seven' }, 4006],
    ['another version', { query: '?protocol=4' }, 4007],
  ])('with %s', async (_, options, code) => {
    const client = await connectRaw(shared.port, options);
    expect(errorOf(client.heard[0])).toMatchObject({ code });
    expect(await client.closed).toBe(code);
  });

  it('whatever else the path is', async () => {
    const failed = new Promise<Error>((resolve) => {
      new WebSocket(`ws://127.0.0.1:${shared.port}/elsewhere`).on('error', resolve);
    });
    expect((await failed).message).toContain('404');
  });

  it('so that pusher-js gives up', async () => {
    const { port } = await start({ limits: { connections: 0 } });
    const client = connectPusher(port);
    const errors = collect(client.connection, 'error');
    await until(() => client.connection.state === 'disconnected');
    expect(errors[0]).toMatchObject({ error: { data: { code: 4004 } } });
  });

  it('when its address has enough, and let in when one of them went', async () => {
    const { port } = await start({ limits: { connectionsPerAddress: 1 } });
    const first = await connectRaw(port);
    const second = await connectRaw(port);
    expect(await second.closed).toBe(4100);
    first.socket.close();
    await first.closed;
    expect((await connectRaw(port)).socketId).not.toBe('');
  });

  it.each([
    { proxies: 0, forwarded: (index: number) => `10.0.0.${index}`, isOne: true },
    { proxies: 1, forwarded: (index: number) => `10.0.0.${index}, 10.1.1.1`, isOne: true },
    { proxies: 2, forwarded: (index: number) => `10.0.0.${index}, 10.1.1.1, 10.2.2.2`, isOne: true },
    { proxies: 1, forwarded: (index: number) => `10.0.0.${index}`, isOne: false },
    { proxies: 2, forwarded: (index: number) => `10.0.0.${index}, 10.2.2.2`, isOne: false },
  ])('by the address that the nearest of $proxies proxies saw, whatever else is claimed', async (one) => {
    const { port } = await start({ limits: { connectionsPerAddress: 1 }, proxies: one.proxies });
    await connectRaw(port, { forwardedFor: one.forwarded(1) });
    const second = await connectRaw(port, { forwardedFor: one.forwarded(2) });
    expect(second.socketId === '').toBe(one.isOne);
  });

  it('from a page of another origin', async () => {
    const { port } = await start({ origins: ['play.example', '*.example.org'] });
    const refused = await connectRaw(port, { origin: 'https://evil.example' });
    expect(errorOf(refused.heard[0])).toEqual({ code: 4009, message: 'Origin not allowed' });
    expect(await refused.closed).toBe(4009);
    expect((await connectRaw(port, { origin: 'https://evilexample.org' })).socketId).toBe('');
    for (const origin of ['https://play.example', 'http://a.b.example.org', undefined]) {
      const accepted = await connectRaw(port, origin === undefined ? {} : { origin });
      expect(accepted.socketId).not.toBe('');
    }
  });
});

describe('a silent client', () => {
  const limits = { silenceMs: 60, pongWithinMs: 60 };

  /** A server whose time passes only while its one client is silent, and then it hears from it or drops it. */
  async function startStandingStill() {
    let nowMs = 0;
    const { port, hub } = await start({ limits, nowMs: () => nowMs });
    const passSilence = async () => {
      nowMs += limits.silenceMs;
      await until(() => [...hub.connections.all].some(({ lastHeardMs }) => lastHeardMs === nowMs));
    };
    return { port, passSilence };
  }

  it('is asked, and dropped when it does not answer', async () => {
    const { port, hub } = await start({ limits });
    const client = await connectRaw(port);
    client.say({ event: 'pusher:subscribe', data: { channel: 'a' } });
    await client.hear('pusher:ping');
    expect(errorOf(await client.hear('pusher:error'))).toMatchObject({ code: 4201 });
    expect(await client.closed).toBe(4201);
    await until(() => hub.connections.all.size === 0);
    expect(hub.channels.countOf('a')).toBe(0);
  });

  it('stays when it answers', async () => {
    const { port, passSilence } = await startStandingStill();
    const client = connectPusher(port);
    await until(() => client.connection.state === 'connected');
    const states = collect(client.connection, 'state_change');
    for (let times = 0; times < 4; times += 1) await passSilence();
    expect(states).toEqual([]);
  });

  it('is asked by a control frame once it has used one', async () => {
    const { port, passSilence } = await startStandingStill();
    const client = await connectRaw(port);
    client.socket.ping();
    await new Promise((resolve) => client.socket.once('pong', resolve));
    for (let times = 0; times < 4; times += 1) await passSilence();
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
    expect(client.heard).toHaveLength(1);
  });
});

describe('a client that is too much', () => {
  it('does not listen to one user’s own channel on more connections than a user may have', async () => {
    const { port } = await start({ limits: { connectionsPerUser: 2 } });
    const own = 'private-user.a';
    for (let count = 0; count < 2; count += 1) {
      await (await joinRaw(port, own)).hear('pusher_internal:subscription_succeeded');
    }
    const refusal = await (await joinRaw(port, own)).hear('pusher:subscription_error');
    expect(refusal.data).toMatchObject({ type: 'LimitReached', status: 4004 });
    await (await joinRaw(port, 'private-user.b')).hear('pusher_internal:subscription_succeeded');
  });

  it('is sent away for a while when it talks without end', async () => {
    const { port } = await start({ limits: { messageBurst: 5 } });
    const client = await connectRaw(port);
    for (let count = 0; count < 50; count += 1) client.say({ event: 'pusher:ping' });
    expect(await client.closed).toBe(4100);
  });

  it.each(['ping', 'pong'] as const)('is sent away when it does so by a control %s', async (kind) => {
    const { port } = await start({ limits: { messageBurst: 5 } });
    const client = await connectRaw(port);
    for (let count = 0; count < 50; count += 1) client.socket[kind]();
    expect(await client.closed).toBe(4100);
  });

  it('is dropped when it reads too slowly, and nobody else', async () => {
    const { port, hub } = await start({ limits: { bufferedBytes: 64 * 1024 } });
    const slow = await connectRaw(port);
    const quick = await connectRaw(port);
    for (const client of [slow, quick]) client.say({ event: 'pusher:subscribe', data: { channel: 'a' } });
    await until(() => hub.channels.countOf('a') === 2);
    slow.socket.pause();
    const data = 'x'.repeat(10_000);
    const isDropped = () => [...hub.connections.all].some(({ isOpen }) => !isOpen);
    let sent = 0;
    while (!isDropped() && sent < 5_000) {
      hub.publish('a', { event: 'e', data });
      sent += 1;
      // The quick one reads meanwhile.
      await new Promise((resolve) => setTimeout(resolve, sent % 100 === 0 ? 5 : 0));
    }
    // What it finds when it reads on makes it come back at once.
    slow.socket.resume();
    expect(await slow.closed).toBe(4200);
    await until(() => hub.channels.countOf('a') === 1);
    await until(() => quick.heard.filter(({ event }) => event === 'e').length === sent);
  });
});

it('sends everybody elsewhere when it closes', async () => {
  const leaving = await startTestHub();
  const client = await connectRaw(leaving.port);
  await leaving.close();
  expect(await client.closed).toBe(4200);
});
