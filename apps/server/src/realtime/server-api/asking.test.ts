import { randomUUID } from 'node:crypto';
import type PusherServer from 'pusher';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusOf } from '../testing/call-api.ts';
import { closeClients, joinPusher, serverSdk, until } from '../testing/clients.ts';
import { startTestHub, type TestHub } from '../testing/start-test-hub.ts';

let server: TestHub;
let sdk: PusherServer;
beforeAll(async () => {
  server = await startTestHub();
  sdk = serverSdk(server.port);
  return () => server.close();
});
let name = '';
beforeEach(() => {
  name = `room-${randomUUID()}`;
});
afterEach(async () => {
  closeClients();
  await until(() => server.connectionCount() === 0);
});

async function join(channelName: string, id?: string) {
  const joined = await joinPusher(server.port, channelName, id);
  await server.settled();
  return joined;
}

const get = async (path: string, params: Record<string, string> = {}) => {
  const response = await sdk.get({ path, params });
  return response.json();
};

describe('asking', () => {
  it('lists channels that somebody is in', async () => {
    await join(`presence-${name}`, 'a');
    const { client } = await join(name);
    expect(await get('/channels')).toEqual({ channels: { [name]: {}, [`presence-${name}`]: {} } });
    expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { [`presence-${name}`]: { user_count: 1 } },
    });
    expect(await statusOf(get('/channels', { info: 'user_count' }))).toBe(400);
    client.disconnect();
    await until(() => server.connectionCount() === 1);
    await server.settled();
    expect(Object.keys((await get('/channels')).channels)).toEqual([`presence-${name}`]);
  });

  it('describes one channel', async () => {
    await join(name);
    expect(await get(`/channels/${name}`)).toEqual({ occupied: true });
    expect(await get(`/channels/${name}`, { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 1,
    });
    expect(await get('/channels/empty', { info: 'subscription_count' })).toEqual({
      occupied: false,
      subscription_count: 0,
    });
    expect(await statusOf(get(`/channels/${name}`, { info: 'user_count' }))).toBe(400);
    const crowded = `presence-${name}`;
    await join(crowded, 'a');
    expect(await get(`/channels/${crowded}`, { info: 'user_count' })).toEqual({
      occupied: true,
      user_count: 1,
    });
  });

  it('gives the event that a channel keeps', async () => {
    const cached = `cache-${name}`;
    expect(await get(`/channels/${cached}`, { info: 'cache' })).toEqual({ occupied: false, cache: null });
    await sdk.trigger(cached, 'told', { n: 1 });
    const { cache } = await get(`/channels/${cached}`, { info: 'cache' });
    expect(cache.data).toBe('{"n":1}');
    expect(cache.ttl).toBeGreaterThan(1_700);
  });

  it('lists the users of a presence channel, each once', async () => {
    const crowded = `presence-${name};,@=.`;
    expect(await get(`/channels/${crowded}/users`)).toEqual({ users: [] });
    for (const id of ['a', 'b', 'a']) await join(crowded, id);
    const { users } = await get(`/channels/${crowded}/users`);
    expect(users).toHaveLength(2);
    expect(users).toEqual(expect.arrayContaining([{ id: 'a' }, { id: 'b' }]));
    expect(await statusOf(get(`/channels/${name}/users`))).toBe(400);
  });

  it('knows long names', async () => {
    const long = 'x'.repeat(200);
    expect(await get(`/channels/${long}`)).toEqual({ occupied: false });
  });
});
