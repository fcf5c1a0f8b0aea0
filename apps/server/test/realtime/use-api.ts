import { randomUUID } from 'node:crypto';
import type PusherServer from 'pusher';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { closeClients, joinPusher, serverSdk, until } from './clients.ts';
import { startTestHub, type TestHub } from './start-test-hub.ts';

export interface ApiOfTest {
  readonly server: TestHub;
  /** The unmodified `pusher` package. */
  readonly sdk: PusherServer;
  /** Unique channel name of this test. */
  readonly name: string;
  /** Subscribes pusher-js to a channel; resolves once every node has the subscription. */
  join(channelName: string, id?: string): ReturnType<typeof joinPusher>;
}

/** Shares one server with its API among the tests of a file; closes clients after each test. */
export function useApi(): ApiOfTest {
  let server: TestHub;
  let sdk: PusherServer;
  let name = '';
  beforeAll(async () => {
    server = await startTestHub();
    sdk = serverSdk(server.port);
    return () => server.close();
  });
  beforeEach(() => {
    name = `room-${randomUUID()}`;
  });
  afterEach(async () => {
    closeClients();
    await until(() => server.connectionCount() === 0);
  });
  return {
    get server() {
      return server;
    },
    get sdk() {
      return sdk;
    },
    get name() {
      return name;
    },
    async join(channelName, id) {
      const joined = await joinPusher(server.port, channelName, id);
      await server.settled();
      return joined;
    },
  };
}
