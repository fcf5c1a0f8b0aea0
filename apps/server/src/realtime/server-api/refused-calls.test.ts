import { describe, expect, it } from 'vitest';
import { callRaw, type RawCall, statusOf } from '../../../test/realtime/call-api.ts';
import { serverSdk, until } from '../../../test/realtime/clients.ts';
import { useApi } from '../../../test/realtime/use-api.ts';

const api = useApi();

describe('a call', () => {
  it('with another secret is refused, and publishes nothing', async () => {
    const { updates } = await api.join(api.name);
    expect(await statusOf(serverSdk(api.server.port, 'wrong').trigger(api.name, 'update', 1))).toBe(401);
    await api.sdk.trigger(api.name, 'update', 2);
    await until(() => updates.length > 0);
    expect(updates).toEqual([2]);
  });

  it.each<[string, RawCall]>([
    ['an unknown key', { change: { auth_key: 'x' } }],
    ['another version', { change: { auth_version: '2.0' } }],
    ['an old time', { change: { auth_timestamp: String(Math.floor(Date.now() / 1000) - 601) } }],
    ['a time to come', { change: { auth_timestamp: String(Math.floor(Date.now() / 1000) + 700) } }],
    ['a time that is none', { change: { auth_timestamp: 'now' } }],
    ['another body’s sum', { change: { body_md5: '0'.repeat(32) } }],
    ['the signature of another path', { signedPath: '/apps/3/batch_events' }],
  ])('with %s is refused with 401', async (_, call) => {
    const response = await callRaw(api.server.port, call);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toMatch(/[0-9a-f]{64}|7ad37731/);
  });

  it('without any signature is refused with 401', async () => {
    for (const path of ['/events', '/batch_events', '/users/a/terminate_connections']) {
      const response = await fetch(`http://127.0.0.1:${api.server.port}/apps/3${path}`, { method: 'POST' });
      expect(response.status).toBe(401);
    }
    for (const path of ['/channels', '/channels/a', '/channels/presence-a/users']) {
      expect((await fetch(`http://127.0.0.1:${api.server.port}/apps/3${path}`)).status).toBe(401);
    }
  });

  it('with repeated or malformed parameters is refused', async () => {
    const base = `http://127.0.0.1:${api.server.port}/apps/3/channels`;
    for (const query of ['%', 'a=%E0%A4%A', '=', '&&', 'auth_key=a&auth_key=b', 'auth_signature=']) {
      expect((await fetch(`${base}?${query}`)).status).toBe(401);
    }
  });

  it('to an unknown app or address is refused with 404', async () => {
    expect((await callRaw(api.server.port, { path: '/apps/4/events' })).status).toBe(404);
    expect((await callRaw(api.server.port, { path: '/apps/3/nothing' })).status).toBe(404);
  });
});
