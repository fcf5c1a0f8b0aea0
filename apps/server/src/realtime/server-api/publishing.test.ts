import { createHash, randomUUID } from 'node:crypto';
import PusherServer from 'pusher';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callRaw, statusOf } from '../testing/call-api.ts';
import {
  closeClients,
  collect,
  connectPusher,
  connectRaw,
  joinPusher,
  serverSdk,
  subscription,
  until,
} from '../testing/clients.ts';
import { startTestHub, type TestHub, testApp } from '../testing/start-test-hub.ts';

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

describe('publishing', () => {
  it('reaches one channel and several, and answers {}', async () => {
    const [one, two] = [await join(name), await join(`private-${name}`)];
    const response = await sdk.trigger(name, 'told', { n: 1 });
    expect(await response.json()).toEqual({});
    await sdk.trigger([name, `private-${name}`, name], 'told', { n: 2 });
    await until(() => one.told.length === 2 && two.told.length === 1);
    expect(one.told).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('leaves the excluded socket out, and heeds no unknown one', async () => {
    const [one, two] = [await join(name), await join(name)];
    await sdk.trigger(name, 'told', 1, { socket_id: one.client.connection.socket_id });
    await sdk.trigger(name, 'told', 2, { socket_id: '1.2' });
    expect(
      (
        await callRaw(server.port, {
          body: JSON.stringify({ name: 'told', channel: name, data: '3', socket_id: 'x' }),
        })
      ).status,
    ).toBe(200);
    await until(() => two.told.length === 3 && one.told.length === 2);
    expect(one.told).toEqual([2, 3]);
  });

  it('tells counts when asked', async () => {
    await join(name);
    await join(`presence-${name}`, 'a');
    await join(`presence-${name}`, 'a');
    const response = await sdk.trigger([name, `presence-${name}`, 'empty'], 'told', 1, {
      info: 'user_count,subscription_count',
    });
    expect(await response.json()).toEqual({
      channels: {
        [name]: { subscription_count: 1 },
        [`presence-${name}`]: { user_count: 1 },
        empty: { subscription_count: 0 },
      },
    });
  });

  it('takes a batch, and tells counts by position', async () => {
    const { told } = await join(name);
    const plain = await sdk.triggerBatch([1, 2, 3].map((data) => ({ channel: name, name: 'told', data })));
    expect(await plain.json()).toEqual({});
    await until(() => told.length === 3);
    const counted = await sdk.triggerBatch([
      { channel: 'empty', name: 'told', data: 1 },
      { channel: name, name: 'told', data: 2, info: 'subscription_count' },
    ]);
    expect(await counted.json()).toEqual({ batch: [{}, { subscription_count: 1 }] });
  });

  it('takes a batch that is as large as can be', async () => {
    const { told } = await join(name);
    const data = 'x'.repeat(10_240);
    await sdk.triggerBatch(Array.from({ length: 10 }, () => ({ channel: name, name: 'told', data })));
    await until(() => told.length === 10);
    expect(told.every((one) => one === data)).toBe(true);
  });

  it('relays what only its readers can decrypt', async () => {
    const encrypting = new PusherServer({
      appId: testApp.id,
      key: testApp.key,
      secret: testApp.secret,
      host: '127.0.0.1',
      port: String(server.port),
      useTLS: false,
      encryptionMasterKeyBase64: createHash('sha256').update('master').digest('base64'),
    });
    const client = connectPusher(server.port, undefined, {
      channelAuthorization: {
        endpoint: '',
        transport: 'ajax',
        customHandler: ({ socketId, channelName }, callback) =>
          callback(null, encrypting.authorizeChannel(socketId, channelName)),
      },
    });
    const channel = client.subscribe(`private-encrypted-${name}`);
    const told = collect(channel, 'told');
    const raw = await connectRaw(server.port);
    raw.say(subscription(raw.socketId, channel.name));
    await until(() => channel.subscribed && server.countOf(channel.name) === 2);
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
    expect((await callRaw(server.port, { body })).status).toBe(400);
  });

  it('refuses a batch that is none, or too long', async () => {
    const path = '/apps/3/batch_events';
    const event = { name: 'e', channel: 'a', data: '' };
    for (const batch of [undefined, {}, [{}], Array(11).fill(event), [{ ...event, channel: 'a b' }]]) {
      expect((await callRaw(server.port, { path, body: JSON.stringify({ batch }) })).status).toBe(400);
    }
  });

  it('refuses what is too large with 413', async () => {
    const large = 'x'.repeat(10_241);
    expect(await statusOf(sdk.trigger(name, 'told', large))).toBe(413);
    expect((await callRaw(server.port, { body: 'x'.repeat(300_000) })).status).toBe(413);
    expect(await statusOf(sdk.trigger(name, 'told', 'x'.repeat(10_238)))).toBe(200);
  });
});
