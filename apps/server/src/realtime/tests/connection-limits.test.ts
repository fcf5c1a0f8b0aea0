/** Connections that are refused or closed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { collect, connectPusher, connectRaw, joinRaw, until } from '../../../test/realtime/clients.ts';
import type { TestHub } from '../../../test/realtime/start-test-hub.ts';
import { useHubs } from '../../../test/realtime/use-hubs.ts';

const start = useHubs();
let shared: TestHub;
beforeAll(async () => {
  shared = await start();
});

const errorOf = (message: Record<string, unknown> | undefined) => message?.data;

describe('a caller is refused', () => {
  it.each([
    ['an unknown app', { key: 'other' }, 4001],
    ['a prototype’s property for a key', { key: '__proto__' }, 4001],
    ['no version', { query: '' }, 4008],
    ['a version that is none', { query: '?protocol=seven' }, 4006],
    ['another version', { query: '?protocol=4' }, 4007],
  ])('with %s', async (_, options, code) => {
    const client = await connectRaw(shared.port, options);
    expect(errorOf(client.received[0])).toMatchObject({ code });
    expect(await client.closed).toBe(code);
  });

  it('on any other path', async () => {
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

  it('when its address is at the limit, and accepted after one of them has closed', async () => {
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
  ])('by the address that the outermost of $proxies proxies saw, whatever the header claims', async (one) => {
    const { port } = await start({ limits: { connectionsPerAddress: 1 }, proxies: one.proxies });
    await connectRaw(port, { forwardedFor: one.forwarded(1) });
    const second = await connectRaw(port, { forwardedFor: one.forwarded(2) });
    expect(second.socketId === '').toBe(one.isOne);
  });

  it('from a page of another origin', async () => {
    const { port } = await start({ origins: ['play.example', '*.example.org'] });
    const refused = await connectRaw(port, { origin: 'https://evil.example' });
    expect(errorOf(refused.received[0])).toEqual({ code: 4009, message: 'Origin not allowed' });
    expect(await refused.closed).toBe(4009);
    expect((await connectRaw(port, { origin: 'https://evilexample.org' })).socketId).toBe('');
    for (const origin of ['https://play.example', 'http://a.b.example.org', undefined]) {
      const accepted = await connectRaw(port, origin === undefined ? {} : { origin });
      expect(accepted.socketId).not.toBe('');
    }
  });
});

describe('a client beyond its limits', () => {
  it('can’t subscribe to a user’s own channel on more connections than allowed', async () => {
    const { port } = await start({ limits: { connectionsPerUser: 2 } });
    const own = 'private-user.a';
    for (let count = 0; count < 2; count += 1) {
      await (await joinRaw(port, own)).waitFor('pusher_internal:subscription_succeeded');
    }
    const refusal = await (await joinRaw(port, own)).waitFor('pusher:subscription_error');
    expect(refusal.data).toMatchObject({ type: 'LimitReached', status: 4004 });
    await (await joinRaw(port, 'private-user.b')).waitFor('pusher_internal:subscription_succeeded');
  });

  it('is closed for a while when it sends too many messages', async () => {
    const { port } = await start({ limits: { messageBurst: 5 } });
    const client = await connectRaw(port);
    for (let count = 0; count < 50; count += 1) client.send({ event: 'pusher:ping' });
    expect(await client.closed).toBe(4100);
  });

  it.each(['ping', 'pong'] as const)('is closed when it sends too many control %ss', async (kind) => {
    const { port } = await start({ limits: { messageBurst: 5 } });
    const client = await connectRaw(port);
    for (let count = 0; count < 50; count += 1) client.socket[kind]();
    expect(await client.closed).toBe(4100);
  });

  it('is closed when it reads too slowly, without effect on others', async () => {
    const { port, hub } = await start({ limits: { bufferedBytes: 64 * 1024 } });
    const slow = await connectRaw(port);
    const quick = await connectRaw(port);
    for (const client of [slow, quick]) client.send({ event: 'pusher:subscribe', data: { channel: 'a' } });
    await until(() => hub.channels.countOf('a') === 2);
    slow.socket.pause();
    const data = 'x'.repeat(10_000);
    const isDropped = () => [...hub.connections.all].some(({ isOpen }) => !isOpen);
    let sent = 0;
    while (!isDropped() && sent < 5_000) {
      hub.publish('a', { event: 'e', data });
      sent += 1;
      // Pause so that the fast client can read.
      await new Promise((resolve) => setTimeout(resolve, sent % 100 === 0 ? 5 : 0));
    }
    // The close frame is behind its unread frames, so read on.
    slow.socket.resume();
    expect(await slow.closed).toBe(4200);
    await until(() => hub.channels.countOf('a') === 1);
    await until(() => quick.received.filter(({ event }) => event === 'e').length === sent);
  });
});
