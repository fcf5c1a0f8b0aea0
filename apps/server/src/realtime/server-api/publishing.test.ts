import { createHash } from 'node:crypto';
import PusherServer from 'pusher';
import { describe, expect, it } from 'vitest';
import { callRaw, statusOf } from '../../../test/realtime/call-api.ts';
import { collect, connectPusher, connectRaw, subscription, until } from '../../../test/realtime/clients.ts';
import { testApp } from '../../../test/realtime/start-test-hub.ts';
import { useApi } from '../../../test/realtime/use-api.ts';

const api = useApi();

describe('publishing', () => {
  it('reaches one channel and several, and answers {}', async () => {
    const [one, two] = [await api.join(api.name), await api.join(`private-${api.name}`)];
    const response = await api.sdk.trigger(api.name, 'told', { n: 1 });
    expect(await response.json()).toEqual({});
    await api.sdk.trigger([api.name, `private-${api.name}`, api.name], 'told', { n: 2 });
    await until(() => one.told.length === 2 && two.told.length === 1);
    expect(one.told).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('leaves the excluded socket out, and heeds no unknown one', async () => {
    const [one, two] = [await api.join(api.name), await api.join(api.name)];
    await api.sdk.trigger(api.name, 'told', 1, { socket_id: one.client.connection.socket_id });
    await api.sdk.trigger(api.name, 'told', 2, { socket_id: '1.2' });
    expect(
      (
        await callRaw(api.server.port, {
          body: JSON.stringify({ name: 'told', channel: api.name, data: '3', socket_id: 'x' }),
        })
      ).status,
    ).toBe(200);
    await until(() => two.told.length === 3 && one.told.length === 2);
    expect(one.told).toEqual([2, 3]);
  });

  it('returns counts on request', async () => {
    await api.join(api.name);
    await api.join(`presence-${api.name}`, 'a');
    await api.join(`presence-${api.name}`, 'a');
    const response = await api.sdk.trigger([api.name, `presence-${api.name}`, 'empty'], 'told', 1, {
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

  it('takes a batch, and returns counts by position', async () => {
    const { told } = await api.join(api.name);
    const plain = await api.sdk.triggerBatch(
      [1, 2, 3].map((data) => ({ channel: api.name, name: 'told', data })),
    );
    expect(await plain.json()).toEqual({});
    await until(() => told.length === 3);
    const counted = await api.sdk.triggerBatch([
      { channel: 'empty', name: 'told', data: 1 },
      { channel: api.name, name: 'told', data: 2, info: 'subscription_count' },
    ]);
    expect(await counted.json()).toEqual({ batch: [{}, { subscription_count: 1 }] });
  });

  it('takes a batch that is as large as can be', async () => {
    const { told } = await api.join(api.name);
    const data = 'x'.repeat(10_240);
    await api.sdk.triggerBatch(Array.from({ length: 10 }, () => ({ channel: api.name, name: 'told', data })));
    await until(() => told.length === 10);
    expect(told.every((one) => one === data)).toBe(true);
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
    const told = collect(channel, 'told');
    const raw = await connectRaw(api.server.port);
    raw.say(subscription(raw.socketId, channel.name));
    await until(() => channel.subscribed && api.server.countOf(channel.name) === 2);
    await encrypting.trigger(channel.name, 'told', { secret: true });
    await until(() => told.length === 1);
    expect(told).toEqual([{ secret: true }]);
    const relayed = JSON.parse(String((await raw.hear('told')).data));
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

  it('refuses a batch that is none, or too long', async () => {
    const path = '/apps/3/batch_events';
    const event = { name: 'e', channel: 'a', data: '' };
    for (const batch of [undefined, {}, [{}], Array(11).fill(event), [{ ...event, channel: 'a b' }]]) {
      expect((await callRaw(api.server.port, { path, body: JSON.stringify({ batch }) })).status).toBe(400);
    }
  });

  it('refuses events that are too large with 413', async () => {
    const large = 'x'.repeat(10_241);
    expect(await statusOf(api.sdk.trigger(api.name, 'told', large))).toBe(413);
    expect((await callRaw(api.server.port, { body: 'x'.repeat(300_000) })).status).toBe(413);
    expect(await statusOf(api.sdk.trigger(api.name, 'told', 'x'.repeat(10_238)))).toBe(200);
  });
});
