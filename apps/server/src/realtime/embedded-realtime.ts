import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Cluster, KeptEvent } from './cluster/cluster.ts';
import { Hub } from './hub/hub.ts';
import { defaultLimits } from './hub/limits.ts';
import { listenerOfChannel, matchOfChannel, notificationsChannel } from './players/channels.ts';
import type { AppCredentials } from './protocol/signatures.ts';
import type { Realtime } from './realtime.ts';
import { serveHub } from './serve-hub.ts';

export interface EmbeddedNeeds {
  readonly app: AppCredentials;
  readonly config: Config;
  readonly cluster: Cluster;
  readonly log: Logger;
}

/** Users who are subscribed to their own channel on this node. */
function* listenersOf(hub: Hub): Generator<string> {
  for (const [channel] of hub.channels.counts()) {
    const userId = listenerOfChannel(channel);
    if (userId !== undefined) yield userId;
  }
}

/** Realtime driver with this server's own sockets. */
export function createEmbeddedRealtime({ app, config, cluster, log }: EmbeddedNeeds): Realtime {
  const limits = {
    ...defaultLimits,
    connections: config.REALTIME_MAX_CONNECTIONS,
    connectionsPerAddress: config.REALTIME_MAX_CONNECTIONS_PER_ADDRESS,
  };
  const hub = new Hub({
    app,
    limits,
    cluster,
    log,
    origins: config.REALTIME_ORIGINS,
    nowMs: Date.now,
    measures: (channel) => matchOfChannel(channel) !== undefined,
    ownerOf: listenerOfChannel,
  });

  /** Never throws: the publisher has already committed the change. */
  function tell(event: string, data: unknown, pass: (kept: KeptEvent) => void): void {
    try {
      pass({ event, data: JSON.stringify(data ?? null) });
    } catch (error) {
      log.error({ err: error, event }, 'event was not published');
    }
  }

  return {
    app,
    hostedCluster: null,
    get hasListeners() {
      return !cluster.isAlone || hub.connections.all.size > 0;
    },
    get users() {
      return listenersOf(hub);
    },
    noteCall: () => {},
    publish: (channel, event, data, { exceptSocketId } = {}) =>
      tell(event, data, (kept) => hub.publish(channel, kept, exceptSocketId)),
    publishToUser: (userId, event, data) => tell(event, data, (kept) => hub.publishToUser(userId, kept)),
    disconnectUser: (userId) => hub.terminate(userId),
    reconnectUser: (userId) => hub.reconnect(userId, notificationsChannel(userId)),
    roundTripMs: (userId) => hub.roundTrips.of(userId, Date.now()),
    serve: (fastify) => serveHub(fastify, hub, { proxies: config.TRUST_PROXY }),
    start: () => hub.start(),
    stop: () => cluster.stop(),
  };
}
