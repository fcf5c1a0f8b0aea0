import { describe, expect, it } from 'vitest';
import { collect, connectRaw, type RawClient, subscription, until } from '../../test/realtime/clients.ts';
import { nameOf, useChannels } from '../../test/realtime/use-channels.ts';

const kept = useChannels({ uncrowdedSubscriptions: 3, crowdCountEveryMs: 300 });

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const countsOf = (client?: RawClient): number[] =>
  (client?.heard ?? [])
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

  it('is sent at intervals in a crowded channel, and is right then', async () => {
    const name = nameOf('');
    const { port } = kept.server;
    const raws = await Promise.all(upTo(12).map(() => connectRaw(port)));
    for (const raw of raws) raw.say({ event: 'pusher:subscribe', data: { channel: name } });
    const counts = () => countsOf(raws[0]);
    await until(() => counts().at(-1) === raws.length);
    expect(counts().length).toBeLessThan(raws.length - 2);
  });

  it('counts all nodes also when it decides whether a channel is crowded', async () => {
    const name = nameOf('');
    const raws: RawClient[] = [];
    // Alternate the nodes: with two, neither has a crowd of its own.
    for (const _ of upTo(6)) {
      const raw = await connectRaw(kept.server.port);
      raw.say({ event: 'pusher:subscribe', data: { channel: name } });
      await raw.hear('pusher_internal:subscription_succeeded');
      raws.push(raw);
    }
    const told = () => countsOf(raws[0]);
    await until(() => told().at(-1) === 6);
    const before = told().length;
    for (const raw of raws.slice(4)) raw.socket.terminate();
    await until(() => told().at(-1) === 4);
    // Each node announces the count once, not per leaver.
    expect(told().length - before).toBeLessThanOrEqual(2);
  });

  it('is not sent in presence channels', async () => {
    const raw = await connectRaw(kept.server.port);
    raw.say(subscription(raw.socketId, nameOf('presence-'), { user_id: 'a' }));
    raw.say({ event: 'pusher:ping' });
    await raw.hear('pusher:pong');
    expect(raw.heard.map(({ event }) => event)).not.toContain('pusher_internal:subscription_count');
  });
});
