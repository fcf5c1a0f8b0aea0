import { describe, expect, it } from 'vitest';
import { collect, connectPusher, connectRaw, subscription, until } from '../../../test/realtime/clients.ts';
import { nameOf, useChannels } from '../../../test/realtime/use-channels.ts';

const kept = useChannels({ channelsPerConnection: 20 });

describe.each(['', 'private-', 'presence-', 'cache-', 'private-cache-', 'presence-cache-'])(
  'a channel %s…',
  (prefix) => {
    it('delivers published events until the client unsubscribes', async () => {
      const name = nameOf(prefix);
      const { client, updates } = await kept.subscribed(name);
      kept.publish(name, { one: 1 });
      await until(() => updates.length === 1);
      client.unsubscribe(name);
      await until(() => kept.server.countOf(name) === 0);
      kept.publish(name, { two: 2 });
      expect(updates).toEqual([{ one: 1 }]);
    });

    it('is removed when its socket breaks', async () => {
      const name = nameOf(prefix);
      const raw = await connectRaw(kept.server.port);
      raw.send(subscription(raw.socketId, name, prefix.startsWith('presence') ? { user_id: 1 } : undefined));
      await raw.waitFor('pusher_internal:subscription_succeeded');
      raw.socket.terminate();
      await until(() => kept.server.countOf(name) === 0);
    });

    it('skips the excluded socket', async () => {
      const name = nameOf(prefix);
      const [one, other] = [await kept.subscribed(name), await kept.subscribed(name)];
      kept.publish(name, 1, one.client.connection.socket_id);
      kept.publish(name, 2, '1.1');
      await until(() => one.updates.length === 1 && other.updates.length === 2);
      expect(one.updates).toEqual([2]);
    });
  },
);

it('succeeds with data "{}"', async () => {
  const raw = await connectRaw(kept.server.port);
  const channel = nameOf('');
  raw.send({ event: 'pusher:subscribe', data: { channel } });
  expect(await raw.waitFor('pusher_internal:subscription_succeeded')).toEqual({
    event: 'pusher_internal:subscription_succeeded',
    channel,
    data: '{}',
  });
});

it('reports a second subscription as an error, and delivers once', async () => {
  const raw = await connectRaw(kept.server.port);
  const channel = nameOf('');
  for (let count = 0; count < 2; count += 1) raw.send({ event: 'pusher:subscribe', data: { channel } });
  expect((await raw.waitFor('pusher:error')).data).toEqual({
    code: null,
    message: `Existing subscription to channel ${channel}`,
  });
  kept.publish(channel, 1);
  raw.send({ event: 'pusher:ping' });
  await raw.waitFor('pusher:pong');
  expect(raw.received.filter(({ event }) => event === 'update')).toHaveLength(1);
});

it('reports an error when there is no subscription to end', async () => {
  const raw = await connectRaw(kept.server.port);
  raw.send({ event: 'pusher:unsubscribe', data: { channel: 'x' } });
  expect((await raw.waitFor('pusher:error')).data).toMatchObject({ code: null });
});

describe('a refused subscription', () => {
  const refused = async (channel: string, auth?: string) => {
    const raw = await connectRaw(kept.server.port);
    raw.send({ event: 'pusher:subscribe', data: { channel, auth, channel_data: '{"user_id":"a"}' } });
    const error = await raw.waitFor('pusher:error');
    const refusal = await raw.waitFor('pusher:subscription_error');
    raw.send({ event: 'pusher:ping' });
    await raw.waitFor('pusher:pong');
    return { error, refusal };
  };

  it.each([
    'private-x',
    'presence-x',
    'private-cache-x',
    'presence-cache-x',
    'private-encrypted-x',
    'private-encrypted-cache-x',
  ])('to %s is sent in both forms, and the connection stays open', async (channel) => {
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
    'follows the channel name %j',
    async (channel) => {
      await refused(channel);
    },
  );

  it('is an error of the channel in pusher-js', async () => {
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

  it('follows a signature for another socket or channel', async () => {
    const [one, other] = [await connectRaw(kept.server.port), await connectRaw(kept.server.port)];
    one.send(subscription(other.socketId, 'private-x'));
    await one.waitFor('pusher:subscription_error');
    const forOther = subscription(other.socketId, 'private-x');
    other.send({ ...forOther, data: { ...forOther.data, channel: 'private-y' } });
    await other.waitFor('pusher:subscription_error');
  });

  it('follows too many subscriptions on a connection', async () => {
    const raw = await connectRaw(kept.server.port);
    for (let count = 0; count <= 20; count += 1) {
      raw.send({ event: 'pusher:subscribe', data: { channel: `many-${count}` } });
    }
    const refusal = await raw.waitFor('pusher:subscription_error');
    expect(refusal).toMatchObject({ channel: 'many-20', data: { type: 'LimitReached' } });
  });
});
