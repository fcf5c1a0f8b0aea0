import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../test/realtime/call-api.ts';
import { until } from '../../../test/realtime/clients.ts';
import { useApi } from '../../../test/realtime/use-api.ts';

const api = useApi();

const get = async (path: string, params: Record<string, string> = {}) => {
  const response = await api.sdk.get({ path, params });
  return response.json();
};

describe('querying', () => {
  it('lists occupied channels', async () => {
    await api.join(`presence-${api.name}`, 'a');
    const { client } = await api.join(api.name);
    expect(await get('/channels')).toEqual({ channels: { [api.name]: {}, [`presence-${api.name}`]: {} } });
    expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { [`presence-${api.name}`]: { user_count: 1 } },
    });
    expect(await statusOf(get('/channels', { info: 'user_count' }))).toBe(400);
    client.disconnect();
    await until(() => api.server.connectionCount() === 1);
    await api.server.settled();
    expect(Object.keys((await get('/channels')).channels)).toEqual([`presence-${api.name}`]);
  });

  it('describes one channel', async () => {
    await api.join(api.name);
    expect(await get(`/channels/${api.name}`)).toEqual({ occupied: true });
    expect(await get(`/channels/${api.name}`, { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 1,
    });
    expect(await get('/channels/empty', { info: 'subscription_count' })).toEqual({
      occupied: false,
      subscription_count: 0,
    });
    expect(await statusOf(get(`/channels/${api.name}`, { info: 'user_count' }))).toBe(400);
    const crowded = `presence-${api.name}`;
    await api.join(crowded, 'a');
    expect(await get(`/channels/${crowded}`, { info: 'user_count' })).toEqual({
      occupied: true,
      user_count: 1,
    });
  });

  it('returns the cached event of a channel', async () => {
    const cached = `cache-${api.name}`;
    expect(await get(`/channels/${cached}`, { info: 'cache' })).toEqual({ occupied: false, cache: null });
    await api.sdk.trigger(cached, 'update', { n: 1 });
    const { cache } = await get(`/channels/${cached}`, { info: 'cache' });
    expect(cache.data).toBe('{"n":1}');
    expect(cache.ttl).toBeGreaterThan(1_700);
  });

  it('lists the users of a presence channel, each once', async () => {
    const crowded = `presence-${api.name};,@=.`;
    expect(await get(`/channels/${crowded}/users`)).toEqual({ users: [] });
    for (const id of ['a', 'b', 'a']) await api.join(crowded, id);
    const { users } = await get(`/channels/${crowded}/users`);
    expect(users).toHaveLength(2);
    expect(users).toEqual(expect.arrayContaining([{ id: 'a' }, { id: 'b' }]));
    expect(await statusOf(get(`/channels/${api.name}/users`))).toBe(400);
  });

  it('accepts long names', async () => {
    const long = 'x'.repeat(200);
    expect(await get(`/channels/${long}`)).toEqual({ occupied: false });
  });
});
