/** Channels that keep their last event for later subscribers. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { connectRaw, joinRaw, subscription } from '../../../test/realtime/clients.ts';
import { startTestHub } from '../../../test/realtime/start-test-hub.ts';
import { nameOf, useChannels } from '../../../test/realtime/use-channels.ts';
import { createSingleNode } from '../cluster/single-node.ts';

const kept = useChannels({});

describe.each(['cache-', 'private-cache-', 'presence-cache-', 'private-encrypted-cache-'])(
  'a cache channel %s…',
  (prefix) => {
    it('reports a missing event, or delivers the cached one at once', async () => {
      const name = nameOf(prefix);
      const first = await connectRaw(kept.server.port);
      const data = prefix.startsWith('presence') ? { user_id: 'a' } : undefined;
      first.send(subscription(first.socketId, name, data));
      const miss = await first.waitFor('pusher:cache_miss');
      expect(miss).toEqual({ event: 'pusher:cache_miss', channel: name });
      kept.publish(name, 1);
      kept.publish(name, 2);

      const second = await connectRaw(kept.server.port);
      second.send(subscription(second.socketId, name, data));
      await second.waitFor('update');
      const events = second.received.map(({ event }) => event);
      expect(events.slice(1, 3)).toEqual(['pusher_internal:subscription_succeeded', 'update']);
      expect(second.received[2]).toEqual({ event: 'update', channel: name, data: '2' });
      expect(events).not.toContain('pusher:cache_miss');
    });
  },
);

it('caches no client events', async () => {
  const name = nameOf('private-cache-');
  const speaker = await joinRaw(kept.server.port, name);
  await speaker.waitFor('pusher:cache_miss');
  kept.publish(name, 'kept');
  await speaker.waitFor('update');
  const listener = await joinRaw(kept.server.port, name);
  speaker.send({ event: 'client-said', channel: name, data: 'not kept' });
  // The listener may be on another node: once it has the event, no other copy is in flight.
  await listener.waitFor('client-said');
  const late = await joinRaw(kept.server.port, name);
  expect(await late.waitFor('update')).toMatchObject({ data: '"kept"' });
  expect(late.received.map(({ event }) => event)).not.toContain('client-said');
});

it('delivers an event once that arrives during the subscription', async () => {
  const alone = createSingleNode();
  const slow = {
    ...alone,
    cachedEvent: (channel: string) => pause(50).then(() => alone.cachedEvent(channel)),
  };
  const { hub, port, close } = await startTestHub({ cluster: slow });
  const client = await joinRaw(port, 'cache-room');
  hub.publish('cache-room', { event: 'update', data: '1' });
  await client.waitFor('update');
  client.send({ event: 'pusher:ping' });
  await client.waitFor('pusher:pong');
  expect(client.received.filter(({ event }) => event === 'update')).toHaveLength(1);
  await close();
});
