import { createHash, createHmac } from 'node:crypto';
import PusherServer from 'pusher';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeClients,
  collect,
  connectPusher,
  connectRaw,
  serverSdk,
  subscription,
  until,
} from './testing/clients.ts';
import { startTestHub, type TestHub, testApp } from './testing/start-test-hub.ts';

let server: TestHub;
let sdk: PusherServer;
beforeAll(async () => {
  server = await startTestHub();
  sdk = serverSdk(server.port);
  return () => server.close();
});
let name = '';
let channels = 0;
beforeEach(() => {
  channels += 1;
  name = `room-${channels}`;
});
afterEach(async () => {
  closeClients();
  await until(() => server.hub.connections.all.size === 0);
});

async function join(channelName: string, id = 'a') {
  const client = connectPusher(server.port, { id });
  const channel = client.subscribe(channelName);
  const told = collect(channel, 'told');
  await until(() => channel.subscribed);
  return { client, told };
}

const get = async (path: string, params: Record<string, string> = {}) => {
  const response = await sdk.get({ path, params });
  return response.json();
};

/** Every refusal of the SDK carries the status. */
const statusOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof PusherServer.RequestError ? error.status : error),
  );

interface RawCall {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
  readonly change?: Readonly<Record<string, string>>;
  readonly secret?: string;
  readonly signedPath?: string;
}

/** A call signed by hand, which can be wrong in every way. */
function callRaw({
  method = 'POST',
  path = '/apps/3/events',
  body = '{"name":"e","channel":"a","data":"{}"}',
  change = {},
  secret = testApp.secret,
  signedPath = path,
}: RawCall) {
  const query: Record<string, string> = {
    auth_key: testApp.key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    ...(body && { body_md5: createHash('md5').update(body).digest('hex') }),
    ...change,
  };
  const text = Object.keys(query)
    .sort()
    .map((key) => `${key}=${query[key]}`)
    .join('&');
  const signature = createHmac('sha256', secret).update(`${method}\n${signedPath}\n${text}`).digest('hex');
  return fetch(`http://127.0.0.1:${server.port}${path}?${text}&auth_signature=${signature}`, {
    method,
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
  });
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
      (await callRaw({ body: JSON.stringify({ name: 'told', channel: name, data: '3', socket_id: 'x' }) }))
        .status,
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
    await until(() => channel.subscribed && server.hub.channels.countOf(channel.name) === 2);
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
    expect((await callRaw({ body })).status).toBe(400);
  });

  it('refuses a batch that is none, or too long', async () => {
    const path = '/apps/3/batch_events';
    const event = { name: 'e', channel: 'a', data: '' };
    for (const batch of [undefined, {}, [{}], Array(11).fill(event), [{ ...event, channel: 'a b' }]]) {
      expect((await callRaw({ path, body: JSON.stringify({ batch }) })).status).toBe(400);
    }
  });

  it('refuses what is too large with 413', async () => {
    const large = 'x'.repeat(10_241);
    expect(await statusOf(sdk.trigger(name, 'told', large))).toBe(413);
    expect((await callRaw({ body: 'x'.repeat(300_000) })).status).toBe(413);
    expect(await statusOf(sdk.trigger(name, 'told', 'x'.repeat(10_238)))).toBe(200);
  });
});

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
    await until(() => server.hub.connections.all.size === 1);
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
    expect(await get(`/channels/${crowded}/users`)).toEqual({ users: [{ id: 'a' }, { id: 'b' }] });
    expect(await statusOf(get(`/channels/${name}/users`))).toBe(400);
  });

  it('knows long names', async () => {
    const long = 'x'.repeat(200);
    expect(await get(`/channels/${long}`)).toEqual({ occupied: false });
  });
});

describe('a call', () => {
  it('by another secret is refused, and publishes nothing', async () => {
    const { told } = await join(name);
    expect(await statusOf(serverSdk(server.port, 'wrong').trigger(name, 'told', 1))).toBe(401);
    await sdk.trigger(name, 'told', 2);
    await until(() => told.length > 0);
    expect(told).toEqual([2]);
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
    const response = await callRaw(call);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toMatch(/[0-9a-f]{64}|7ad37731/);
  });

  it('without any signature is refused with 401', async () => {
    for (const path of ['/events', '/batch_events', '/users/a/terminate_connections']) {
      const response = await fetch(`http://127.0.0.1:${server.port}/apps/3${path}`, { method: 'POST' });
      expect(response.status).toBe(401);
    }
    for (const path of ['/channels', '/channels/a', '/channels/presence-a/users']) {
      expect((await fetch(`http://127.0.0.1:${server.port}/apps/3${path}`)).status).toBe(401);
    }
  });

  it('with parameters twice, broken or strange is refused', async () => {
    const base = `http://127.0.0.1:${server.port}/apps/3/channels`;
    for (const query of ['%', 'a=%E0%A4%A', '=', '&&', 'auth_key=a&auth_key=b', 'auth_signature=']) {
      expect((await fetch(`${base}?${query}`)).status).toBe(401);
    }
  });

  it('to an unknown app or address is refused with 404', async () => {
    expect((await callRaw({ path: '/apps/4/events' })).status).toBe(404);
    expect((await callRaw({ path: '/apps/3/nothing' })).status).toBe(404);
  });
});
