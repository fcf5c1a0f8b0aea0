import { createHash } from 'node:crypto';
import PusherServer from 'pusher';
import { describe, expect, it } from 'vitest';
import { callRaw, statusOf } from '../../../test/realtime/call-api.ts';
import { collect, connectPusher, connectRaw, subscription, until } from '../../../test/realtime/clients.ts';
import { testApp } from '../../../test/realtime/test-app.ts';
import { useApi } from '../../../test/realtime/use-api.ts';

const api = useApi();

describe('publishing', () => {
  it('reaches one channel or several, and returns {}', async () => {
    const [one, two] = [await api.join(api.name), await api.join(`private-${api.name}`)];
    const response = await api.sdk.trigger(api.name, 'update', { n: 1 });
    expect(await response.json()).toEqual({});
    await api.sdk.trigger([api.name, `private-${api.name}`, api.name], 'update', { n: 2 });
    await until(() => one.updates.length === 2 && two.updates.length === 1);
    expect(one.updates).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('skips the excluded socket, and ignores an unknown one', async () => {
    const [one, two] = [await api.join(api.name), await api.join(api.name)];
    await api.sdk.trigger(api.name, 'update', 1, { socket_id: one.client.connection.socket_id });
    await api.sdk.trigger(api.name, 'update', 2, { socket_id: '1.2' });
    // Events of different nodes have no common order, so the last one waits for the others.
    await until(() => two.updates.length === 2 && one.updates.length === 1);
    expect(
      (
        await callRaw(api.server.port, {
          body: JSON.stringify({ name: 'update', channel: api.name, data: '3', socket_id: 'x' }),
        })
      ).status,
    ).toBe(200);
    await until(() => two.updates.length === 3 && one.updates.length === 2);
    expect(one.updates).toEqual([2, 3]);
  });

  it('returns counts on request', async () => {
    await api.join(api.name);
    await api.join(`presence-${api.name}`, 'a');
    await api.join(`presence-${api.name}`, 'a');
    const response = await api.sdk.trigger([api.name, `presence-${api.name}`, 'empty'], 'update', 1, {
      info: 'user_count,subscription_count',
    });
    expect(await response.json()).toEqual({
      channels: {
        [api.name]: { subscription_count: 1 },
        [`presence-${api.name}`]: { user_count: 1 },
        empty: { subscription_count: 0 },
      },
    });
  });

  it('accepts a batch, and returns counts by position', async () => {
    const { updates } = await api.join(api.name);
    const plain = await api.sdk.triggerBatch(
      [1, 2, 3].map((data) => ({ channel: api.name, name: 'update', data })),
    );
    expect(await plain.json()).toEqual({});
    await until(() => updates.length === 3);
    const counted = await api.sdk.triggerBatch([
      { channel: 'empty', name: 'update', data: 1 },
      { channel: api.name, name: 'update', data: 2, info: 'subscription_count' },
    ]);
    expect(await counted.json()).toEqual({ batch: [{}, { subscription_count: 1 }] });
  });

  it('accepts a batch of the maximum size', async () => {
    const { updates } = await api.join(api.name);
    const data = 'x'.repeat(10_240);
    await api.sdk.triggerBatch(
      Array.from({ length: 10 }, () => ({ channel: api.name, name: 'update', data })),
    );
    await until(() => updates.length === 10);
    expect(updates.every((one) => one === data)).toBe(true);
  });

  it('relays encrypted events', async () => {
    const encrypting = new PusherServer({
      appId: testApp.id,
      key: testApp.key,
      secret: testApp.secret,
      host: '127.0.0.1',
      port: String(api.server.port),
      useTLS: false,
      encryptionMasterKeyBase64: createHash('sha256').update('master').digest('base64'),
    });
    const client = connectPusher(api.server.port, undefined, {
      channelAuthorization: {
        endpoint: '',
        transport: 'ajax',
        customHandler: ({ socketId, channelName }, callback) =>
          callback(null, encrypting.authorizeChannel(socketId, channelName)),
      },
    });
    const channel = client.subscribe(`private-encrypted-${api.name}`);
    const updates = collect(channel, 'update');
    const raw = await connectRaw(api.server.port);
    raw.send(subscription(raw.socketId, channel.name));
    await until(() => channel.subscribed && api.server.countOf(channel.name) === 2);
    await encrypting.trigger(channel.name, 'update', { secret: true });
    await until(() => updates.length === 1);
    expect(updates).toEqual([{ secret: true }]);
    const relayed = JSON.parse(String((await raw.waitFor('update')).data));
    expect(relayed).toEqual({ nonce: expect.any(String), ciphertext: expect.any(String) });
  });

  it.each([
    ['no body', ''],
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['no name', '{"channel":"a","data":"{}"}'],
    ['a name that is none', '{"name":{},"channel":"a","data":"{}"}'],
    ['a long name', JSON.stringify({ name: 'x'.repeat(201), channel: 'a', data: '' })],
    ['no data', '{"name":"e","channel":"a"}'],
    ['data that is no string', '{"name":"e","channel":"a","data":{}}'],
    ['no channel', '{"name":"e","data":"{}"}'],
    ['no channels', '{"name":"e","channels":[],"data":"{}"}'],
    ['a channel that is none', '{"name":"e","channel":"a b","data":"{}"}'],
    ['an unknown # channel', '{"name":"e","channel":"#all","data":"{}"}'],
    [
      'too many channels',
      JSON.stringify({ name: 'e', data: '', channels: [...Array(101).keys()].map(String) }),
    ],
  ])('with %s is refused with 400', async (_, body) => {
    expect((await callRaw(api.server.port, { body })).status).toBe(400);
  });

  it('refuses a malformed batch, and one that is too long', async () => {
    const path = '/apps/3/batch_events';
    const event = { name: 'e', channel: 'a', data: '' };
    for (const batch of [undefined, {}, [{}], Array(11).fill(event), [{ ...event, channel: 'a b' }]]) {
      expect((await callRaw(api.server.port, { path, body: JSON.stringify({ batch }) })).status).toBe(400);
    }
  });

  it('refuses events that are too large with 413', async () => {
    const large = 'x'.repeat(10_241);
    expect(await statusOf(api.sdk.trigger(api.name, 'update', large))).toBe(413);
    expect((await callRaw(api.server.port, { body: 'x'.repeat(300_000) })).status).toBe(413);
    expect(await statusOf(api.sdk.trigger(api.name, 'update', 'x'.repeat(10_238)))).toBe(200);
  });
});
