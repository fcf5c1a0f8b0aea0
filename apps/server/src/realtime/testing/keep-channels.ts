import { afterEach, beforeAll, expect } from 'vitest';
import type { HubLimits } from '../hub/limits.ts';
import { closeClients, collect, connectPusher, until } from './clients.ts';
import { startTestHub, type TestHub } from './start-test-hub.ts';

let channels = 0;
/** Of a channel that no other test uses. */
export function nameOf(prefix: string): string {
  channels += 1;
  return `${prefix}channel-${channels}`;
}

async function subscribed(server: TestHub, channelName: string) {
  const client = connectPusher(server.port, { id: 'a' });
  const channel = client.subscribe(channelName);
  const told = collect(channel, 'told');
  await until(() => channel.subscribed);
  return { client, channel, told };
}

export interface ChannelsOfTest {
  readonly server: TestHub;
  publish(channel: string, data: unknown, exceptSocketId?: string): void;
  /** A client of pusher-js that is in the channel, and the events `told` that it hears there. */
  subscribed(channelName: string): ReturnType<typeof subscribed>;
}

/** One server for the tests of a file. After each, its clients go, and no channel may be left. */
export function keepChannels(limits: Partial<HubLimits>): ChannelsOfTest {
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
      server.hub.publish(channel, { event: 'told', data: JSON.stringify(data) }, exceptSocketId);
    },
    subscribed: (channelName) => subscribed(server, channelName),
  };
}
