import { afterEach, beforeAll, expect } from 'vitest';
import type { HubLimits } from '../../src/realtime/hub/limits.ts';
import { closeClients, collect, connectPusher, until } from './clients.ts';
import { startTestHub, type TestHub } from './start-test-hub.ts';

let channels = 0;
/** Unique channel name of this test. */
export function nameOf(prefix: string): string {
  channels += 1;
  return `${prefix}channel-${channels}`;
}

async function subscribed(server: TestHub, channelName: string) {
  const client = connectPusher(server.port, { id: 'a' });
  const channel = client.subscribe(channelName);
  const updates = collect(channel, 'update');
  await until(() => channel.subscribed);
  return { client, channel, updates };
}

export interface ChannelsOfTest {
  readonly server: TestHub;
  publish(channel: string, data: unknown, exceptSocketId?: string): void;
  /** Subscribes pusher-js to the channel and collects its `updates` events. */
  subscribed(channelName: string): ReturnType<typeof subscribed>;
}

/**
 * Shares one server among the tests of a file. After each test, it closes the clients and expects all channels to be
 * gone.
 */
export function useChannels(limits: Partial<HubLimits>): ChannelsOfTest {
  let server: TestHub;
  beforeAll(async () => {
    server = await startTestHub({ limits });
    return () => server.close();
  });
  afterEach(async () => {
    closeClients();
    await until(() => server.connectionCount() === 0);
    expect(server.channels()).toEqual([]);
  });
  return {
    get server() {
      return server;
    },
    publish(channel, data, exceptSocketId) {
      server.hub.publish(channel, { event: 'update', data: JSON.stringify(data) }, exceptSocketId);
    },
    subscribed: (channelName) => subscribed(server, channelName),
  };
}
