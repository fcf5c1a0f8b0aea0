import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  closeClients,
  collect,
  connectPusher,
  connectRaw,
  joinRaw,
  subscription,
  until,
} from './testing/clients.ts';
import { startTestHub, type TestHub } from './testing/start-test-hub.ts';

let server: TestHub;
beforeAll(async () => {
  server = await startTestHub({
    limits: { channelsPerConnection: 20, uncrowdedSubscriptions: 3, crowdCountEveryMs: 300 },
  });
  return () => server.close();
});
afterEach(async () => {
  closeClients();
  await until(() => server.connectionCount() === 0);
  expect(server.channels()).toEqual([]);
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

let channels = 0;
const nameOf = (prefix: string): string => {
  channels += 1;
  return `${prefix}channel-${channels}`;
};
const publish = (channel: string, data: unknown, exceptSocketId?: string) =>
  server.hub.publish(channel, { event: 'told', data: JSON.stringify(data) }, exceptSocketId);

async function subscribed(channelName: string) {
  const client = connectPusher(server.port, { id: 'a' });
  const channel = client.subscribe(channelName);
  const told = collect(channel, 'told');
  const misses = collect(channel, 'pusher:cache_miss');
  await until(() => channel.subscribed);
  return { client, channel, told, misses };
}

describe.each(['', 'private-', 'presence-', 'cache-', 'private-cache-', 'presence-cache-'])(
  'a channel %s…',
  (prefix) => {
    it('brings what is published, until it is left', async () => {
      const name = nameOf(prefix);
      const { client, told } = await subscribed(name);
      publish(name, { one: 1 });
      await until(() => told.length === 1);
      client.unsubscribe(name);
      await until(() => server.countOf(name) === 0);
      publish(name, { two: 2 });
      expect(told).toEqual([{ one: 1 }]);
    });

    it('leaves nothing behind when the socket breaks', async () => {
      const name = nameOf(prefix);
      const raw = await connectRaw(server.port);
      raw.say(subscription(raw.socketId, name, prefix.startsWith('presence') ? { user_id: 1 } : undefined));
      await raw.hear('pusher_internal:subscription_succeeded');
      raw.socket.terminate();
      await until(() => server.countOf(name) === 0);
    });

    it('passes by the socket that is excluded', async () => {
      const name = nameOf(prefix);
      const [one, other] = [await subscribed(name), await subscribed(name)];
      publish(name, 1, one.client.connection.socket_id);
      publish(name, 2, '1.1');
      await until(() => one.told.length === 1 && other.told.length === 2);
      expect(one.told).toEqual([2]);
    });
  },
);

it('succeeds with data "{}"', async () => {
  const raw = await connectRaw(server.port);
  const channel = nameOf('');
  raw.say({ event: 'pusher:subscribe', data: { channel } });
  expect(await raw.hear('pusher_internal:subscription_succeeded')).toEqual({
    event: 'pusher_internal:subscription_succeeded',
    channel,
    data: '{}',
  });
});

it('takes a second subscription for a mistake, and delivers once', async () => {
  const raw = await connectRaw(server.port);
  const channel = nameOf('');
  for (let count = 0; count < 2; count += 1) raw.say({ event: 'pusher:subscribe', data: { channel } });
  expect((await raw.hear('pusher:error')).data).toEqual({
    code: null,
    message: `Existing subscription to channel ${channel}`,
  });
  publish(channel, 1);
  raw.say({ event: 'pusher:ping' });
  await raw.hear('pusher:pong');
  expect(raw.heard.filter(({ event }) => event === 'told')).toHaveLength(1);
});

it('says when there is nothing to leave', async () => {
  const raw = await connectRaw(server.port);
  raw.say({ event: 'pusher:unsubscribe', data: { channel: 'x' } });
  expect((await raw.hear('pusher:error')).data).toMatchObject({ code: null });
});

describe('a refused subscription', () => {
  const refused = async (channel: string, auth?: string) => {
    const raw = await connectRaw(server.port);
    raw.say({ event: 'pusher:subscribe', data: { channel, auth, channel_data: '{"user_id":"a"}' } });
    const error = await raw.hear('pusher:error');
    const refusal = await raw.hear('pusher:subscription_error');
    raw.say({ event: 'pusher:ping' });
    await raw.hear('pusher:pong');
    return { error, refusal };
  };

  it.each([
    'private-x',
    'presence-x',
    'private-cache-x',
    'presence-cache-x',
    'private-encrypted-x',
    'private-encrypted-cache-x',
  ])('of %s is told in both ways, and the connection stays', async (channel) => {
    for (const auth of [
      undefined,
      '',
      'x',
      '278d425bdf160c739803:x',
      `278d425bdf160c739803:${'0'.repeat(64)}`,
    ]) {
      const { error, refusal } = await refused(channel, auth);
      expect(error).toMatchObject({ channel, data: { code: 4009 } });
      expect(refusal).toMatchObject({ channel, data: { type: 'AuthError', status: 401 } });
      expect(JSON.stringify([error, refusal])).not.toMatch(/[0-9a-f]{64}/);
    }
    expect(server.countOf(channel)).toBe(0);
  });

  it.each(['', 'x'.repeat(201), 'a b', '#private', '#server-to-user-a', '#server-to-user-', 'é'])(
    'of %j is one',
    async (channel) => {
      await refused(channel);
    },
  );

  it('is an error of its channel for pusher-js', async () => {
    const client = connectPusher(server.port, undefined, {
      channelAuthorization: {
        endpoint: '',
        transport: 'ajax',
        customHandler: (_, callback) => callback(null, { auth: 'wrong' }),
      },
    });
    const errors = collect(client.subscribe('private-x'), 'pusher:subscription_error');
    await until(() => errors.length === 1);
    expect(errors[0]).toMatchObject({ type: 'AuthError', status: 401 });
    expect(client.connection.state).toBe('connected');
  });

  it('is that of a signature for another socket or channel', async () => {
    const [one, other] = [await connectRaw(server.port), await connectRaw(server.port)];
    one.say(subscription(other.socketId, 'private-x'));
    await one.hear('pusher:subscription_error');
    const forOther = subscription(other.socketId, 'private-x');
    other.say({ ...forOther, data: { ...forOther.data, channel: 'private-y' } });
    await other.hear('pusher:subscription_error');
  });

  it('is one too many on a connection', async () => {
    const raw = await connectRaw(server.port);
    for (let count = 0; count <= 20; count += 1) {
      raw.say({ event: 'pusher:subscribe', data: { channel: `many-${count}` } });
    }
    const refusal = await raw.hear('pusher:subscription_error');
    expect(refusal).toMatchObject({ channel: 'many-20', data: { type: 'LimitReached' } });
  });
});

describe.each(['cache-', 'private-cache-', 'presence-cache-', 'private-encrypted-cache-'])(
  'a channel %s… that keeps its last event',
  (prefix) => {
    it('says when there is none, and else brings it at once', async () => {
      const name = nameOf(prefix);
      const first = await connectRaw(server.port);
      const data = prefix.startsWith('presence') ? { user_id: 'a' } : undefined;
      first.say(subscription(first.socketId, name, data));
      const miss = await first.hear('pusher:cache_miss');
      expect(miss).toEqual({ event: 'pusher:cache_miss', channel: name });
      publish(name, 1);
      publish(name, 2);

      const second = await connectRaw(server.port);
      second.say(subscription(second.socketId, name, data));
      await second.hear('told');
      const events = second.heard.map(({ event }) => event);
      expect(events.slice(1, 3)).toEqual(['pusher_internal:subscription_succeeded', 'told']);
      expect(second.heard[2]).toEqual({ event: 'told', channel: name, data: '2' });
      expect(events).not.toContain('pusher:cache_miss');
    });
  },
);

it('keeps no client event for who comes later', async () => {
  const name = nameOf('private-cache-');
  const speaker = await joinRaw(server.port, name);
  await speaker.hear('pusher:cache_miss');
  publish(name, 'kept');
  await speaker.hear('told');
  speaker.say({ event: 'client-said', channel: name, data: 'not kept' });
  speaker.say({ event: 'pusher:ping' });
  await speaker.hear('pusher:pong');
  const late = await joinRaw(server.port, name);
  expect(await late.hear('told')).toMatchObject({ data: '"kept"' });
  expect(late.heard.map(({ event }) => event)).not.toContain('client-said');
});

describe('the number of subscriptions', () => {
  it('is told on each change, of channels whose members are not known', async () => {
    const name = nameOf('private-');
    const { client, channel } = await subscribed(name);
    const counts = collect(channel, 'pusher:subscription_count');
    const isTold = (count: number) => JSON.stringify(counts.at(-1)) === `{"subscription_count":${count}}`;
    const other = await subscribed(name);
    await until(() => isTold(2));
    other.client.disconnect();
    await until(() => isTold(1));
    expect(client.channel(name).subscriptionCount).toBe(1);
  });

  it('is told once in a while of a crowded channel, and is right then', async () => {
    const name = nameOf('');
    const { port } = server;
    const raws = await Promise.all(upTo(12).map(() => connectRaw(port)));
    for (const raw of raws) raw.say({ event: 'pusher:subscribe', data: { channel: name } });
    const [first] = raws;
    const counts = () =>
      (first?.heard ?? [])
        .filter(({ event }) => event === 'pusher_internal:subscription_count')
        .map(({ data }) => JSON.parse(String(data)).subscription_count);
    await until(() => counts().at(-1) === raws.length);
    expect(counts().length).toBeLessThan(raws.length - 2);
  });

  it('is not told in presence channels', async () => {
    const raw = await connectRaw(server.port);
    raw.say(subscription(raw.socketId, nameOf('presence-'), { user_id: 'a' }));
    raw.say({ event: 'pusher:ping' });
    await raw.hear('pusher:pong');
    expect(raw.heard.map(({ event }) => event)).not.toContain('pusher_internal:subscription_count');
  });
});
