import { describe, expect, it } from 'vitest';
import { collect, connectRaw, type RawClient, subscription, until } from '../../../test/realtime/clients.ts';
import { nameOf, useChannels } from '../../../test/realtime/use-channels.ts';

const kept = useChannels({ uncrowdedSubscriptions: 3, crowdCountEveryMs: 300 });

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const countsOf = (client?: RawClient): number[] =>
  (client?.received ?? [])
    .filter(({ event }) => event === 'pusher_internal:subscription_count')
    .map(({ data }) => JSON.parse(String(data)).subscription_count);

describe('the number of subscriptions', () => {
  it('is sent at each change, in channels without a list of members', async () => {
    const name = nameOf('private-');
    const { client, channel } = await kept.subscribed(name);
    const counts = collect(channel, 'pusher:subscription_count');
    const isTold = (count: number) => JSON.stringify(counts.at(-1)) === `{"subscription_count":${count}}`;
    const other = await kept.subscribed(name);
    await until(() => isTold(2));
    other.client.disconnect();
    await until(() => isTold(1));
    expect(client.channel(name).subscriptionCount).toBe(1);
  });

  it('is sent at intervals in a crowded channel, and is then current', async () => {
    const name = nameOf('');
    const { port } = kept.server;
    const raws = await Promise.all(upTo(12).map(() => connectRaw(port)));
    for (const raw of raws) raw.send({ event: 'pusher:subscribe', data: { channel: name } });
    const counts = () => countsOf(raws[0]);
    await until(() => counts().at(-1) === raws.length);
    expect(counts().length).toBeLessThan(raws.length - 2);
  });

  it('includes all nodes when deciding whether a channel is crowded', async () => {
    const name = nameOf('');
    const raws: RawClient[] = [];
    // Alternate between the nodes, so that with two neither has a crowd by itself.
    for (const _ of upTo(6)) {
      const raw = await connectRaw(kept.server.port);
      raw.send({ event: 'pusher:subscribe', data: { channel: name } });
      await raw.waitFor('pusher_internal:subscription_succeeded');
      raws.push(raw);
    }
    const updates = () => countsOf(raws[0]);
    await until(() => updates().at(-1) === 6);
    const before = updates().length;
    for (const raw of raws.slice(4)) raw.socket.terminate();
    await until(() => updates().at(-1) === 4);
    // Each node announces the count once, not once per leaver.
    expect(updates().length - before).toBeLessThanOrEqual(2);
  });

  it('is not sent in presence channels', async () => {
    const raw = await connectRaw(kept.server.port);
    raw.send(subscription(raw.socketId, nameOf('presence-'), { user_id: 'a' }));
    raw.send({ event: 'pusher:ping' });
    await raw.waitFor('pusher:pong');
    expect(raw.received.map(({ event }) => event)).not.toContain('pusher_internal:subscription_count');
  });
});
