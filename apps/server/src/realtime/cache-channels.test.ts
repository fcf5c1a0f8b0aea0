/** Channels that keep their last event for later subscribers. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { connectRaw, joinRaw, subscription } from '../../test/realtime/clients.ts';
import { startTestHub } from '../../test/realtime/start-test-hub.ts';
import { nameOf, useChannels } from '../../test/realtime/use-channels.ts';
import { createSingleNode } from './cluster/single-node.ts';

const kept = useChannels({});

describe.each(['cache-', 'private-cache-', 'presence-cache-', 'private-encrypted-cache-'])(
  'a channel %s… that keeps its last event',
  (prefix) => {
    it('reports a missing event, or delivers the kept one at once', async () => {
      const name = nameOf(prefix);
      const first = await connectRaw(kept.server.port);
      const data = prefix.startsWith('presence') ? { user_id: 'a' } : undefined;
      first.say(subscription(first.socketId, name, data));
      const miss = await first.hear('pusher:cache_miss');
      expect(miss).toEqual({ event: 'pusher:cache_miss', channel: name });
      kept.publish(name, 1);
      kept.publish(name, 2);

      const second = await connectRaw(kept.server.port);
      second.say(subscription(second.socketId, name, data));
      await second.hear('told');
      const events = second.heard.map(({ event }) => event);
      expect(events.slice(1, 3)).toEqual(['pusher_internal:subscription_succeeded', 'told']);
      expect(second.heard[2]).toEqual({ event: 'told', channel: name, data: '2' });
      expect(events).not.toContain('pusher:cache_miss');
    });
  },
);

it('keeps no client event for later subscribers', async () => {
  const name = nameOf('private-cache-');
  const speaker = await joinRaw(kept.server.port, name);
  await speaker.hear('pusher:cache_miss');
  kept.publish(name, 'kept');
  await speaker.hear('told');
  const listener = await joinRaw(kept.server.port, name);
  speaker.say({ event: 'client-said', channel: name, data: 'not kept' });
  // The listener may be at another node; once it has the event, no copy is still under way.
  await listener.hear('client-said');
  const late = await joinRaw(kept.server.port, name);
  expect(await late.hear('told')).toMatchObject({ data: '"kept"' });
  expect(late.heard.map(({ event }) => event)).not.toContain('client-said');
});

it('brings an event once that came while it was asked for', async () => {
  const alone = createSingleNode();
  const slow = { ...alone, kept: (channel: string) => pause(50).then(() => alone.kept(channel)) };
  const { hub, port, close } = await startTestHub({ cluster: slow });
  const client = await joinRaw(port, 'cache-room');
  hub.publish('cache-room', { event: 'told', data: '1' });
  await client.hear('told');
  client.say({ event: 'pusher:ping' });
  await client.hear('pusher:pong');
  expect(client.heard.filter(({ event }) => event === 'told')).toHaveLength(1);
  await close();
});
