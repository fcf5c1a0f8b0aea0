import { describe, expect, it } from 'vitest';
import { collect, connectPusher, connectRaw, subscription, until } from '../../test/realtime/clients.ts';
import { nameOf, useChannels } from '../../test/realtime/use-channels.ts';

const kept = useChannels({ channelsPerConnection: 20 });

describe.each(['', 'private-', 'presence-', 'cache-', 'private-cache-', 'presence-cache-'])(
  'a channel %s…',
  (prefix) => {
    it('delivers published events, until it is left', async () => {
      const name = nameOf(prefix);
      const { client, told } = await kept.subscribed(name);
      kept.publish(name, { one: 1 });
      await until(() => told.length === 1);
      client.unsubscribe(name);
      await until(() => kept.server.countOf(name) === 0);
      kept.publish(name, { two: 2 });
      expect(told).toEqual([{ one: 1 }]);
    });

    it('leaves nothing behind when the socket breaks', async () => {
      const name = nameOf(prefix);
      const raw = await connectRaw(kept.server.port);
      raw.say(subscription(raw.socketId, name, prefix.startsWith('presence') ? { user_id: 1 } : undefined));
      await raw.hear('pusher_internal:subscription_succeeded');
      raw.socket.terminate();
      await until(() => kept.server.countOf(name) === 0);
    });

    it('passes by the socket that is excluded', async () => {
      const name = nameOf(prefix);
      const [one, other] = [await kept.subscribed(name), await kept.subscribed(name)];
      kept.publish(name, 1, one.client.connection.socket_id);
      kept.publish(name, 2, '1.1');
      await until(() => one.told.length === 1 && other.told.length === 2);
      expect(one.told).toEqual([2]);
    });
  },
);

it('succeeds with data "{}"', async () => {
  const raw = await connectRaw(kept.server.port);
  const channel = nameOf('');
  raw.say({ event: 'pusher:subscribe', data: { channel } });
  expect(await raw.hear('pusher_internal:subscription_succeeded')).toEqual({
    event: 'pusher_internal:subscription_succeeded',
    channel,
    data: '{}',
  });
});

it('takes a second subscription for a mistake, and delivers once', async () => {
  const raw = await connectRaw(kept.server.port);
  const channel = nameOf('');
  for (let count = 0; count < 2; count += 1) raw.say({ event: 'pusher:subscribe', data: { channel } });
  expect((await raw.hear('pusher:error')).data).toEqual({
    code: null,
    message: `Existing subscription to channel ${channel}`,
  });
  kept.publish(channel, 1);
  raw.say({ event: 'pusher:ping' });
  await raw.hear('pusher:pong');
  expect(raw.heard.filter(({ event }) => event === 'told')).toHaveLength(1);
});

it('answers when there is no subscription to end', async () => {
  const raw = await connectRaw(kept.server.port);
  raw.say({ event: 'pusher:unsubscribe', data: { channel: 'x' } });
  expect((await raw.hear('pusher:error')).data).toMatchObject({ code: null });
});

describe('a refused subscription', () => {
  const refused = async (channel: string, auth?: string) => {
    const raw = await connectRaw(kept.server.port);
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
    expect(kept.server.countOf(channel)).toBe(0);
  });

  it.each(['', 'x'.repeat(201), 'a b', '#private', '#server-to-user-a', '#server-to-user-', 'é'])(
    'of %j is one',
    async (channel) => {
      await refused(channel);
    },
  );

  it('is an error of its channel for pusher-js', async () => {
    const client = connectPusher(kept.server.port, undefined, {
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
    const [one, other] = [await connectRaw(kept.server.port), await connectRaw(kept.server.port)];
    one.say(subscription(other.socketId, 'private-x'));
    await one.hear('pusher:subscription_error');
    const forOther = subscription(other.socketId, 'private-x');
    other.say({ ...forOther, data: { ...forOther.data, channel: 'private-y' } });
    await other.hear('pusher:subscription_error');
  });

  it('is one too many on a connection', async () => {
    const raw = await connectRaw(kept.server.port);
    for (let count = 0; count <= 20; count += 1) {
      raw.say({ event: 'pusher:subscribe', data: { channel: `many-${count}` } });
    }
    const refusal = await raw.hear('pusher:subscription_error');
    expect(refusal).toMatchObject({ channel: 'many-20', data: { type: 'LimitReached' } });
  });
});
