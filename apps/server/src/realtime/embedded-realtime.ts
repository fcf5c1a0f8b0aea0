import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { CachedEvent, Cluster } from './cluster/cluster.ts';
import { Hub } from './hub/hub.ts';
import { defaultLimits } from './hub/limits.ts';
import type { AppCredentials } from './protocol/signatures.ts';
import type { Realtime } from './realtime.ts';
import { serveHub } from './serve-hub.ts';

/** Rules of the application's channels, which the sockets need to know. */
export interface ChannelMeanings {
  /** Id of the user, if it is a user's own channel. */
  readonly ownerOf: (channel: string) => string | undefined;
  /** Name of a user's own channel. */
  readonly ownChannelOf: (userId: string) => string;
  /** Whether the round trips of its subscribers are measured. */
  readonly isMeasured: (channel: string) => boolean;
}

export interface EmbeddedNeeds {
  readonly app: AppCredentials;
  readonly config: Config;
  readonly cluster: Cluster;
  readonly log: Logger;
  readonly channels: ChannelMeanings;
}

/** Users who are subscribed to their own channel on this node. */
function* listenersOf(hub: Hub, { ownerOf }: ChannelMeanings): Generator<string> {
  for (const [channel] of hub.channels.counts()) {
    const userId = ownerOf(channel);
    if (userId !== undefined) yield userId;
  }
}

/** Creates the driver with this server's own WebSockets. */
export function createEmbeddedRealtime({ app, config, cluster, log, channels }: EmbeddedNeeds): Realtime {
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
    measures: channels.isMeasured,
    ownerOf: channels.ownerOf,
  });

  /** Publishes without throwing, because the change is already committed. */
  function publishSafely(event: string, data: unknown, publish: (event: CachedEvent) => void): void {
    try {
      publish({ event, data: JSON.stringify(data ?? null) });
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
      return listenersOf(hub, channels);
    },
    noteCall: () => {},
    publish: (channel, event, data, { exceptSocketId } = {}) =>
      publishSafely(event, data, (published) => hub.publish(channel, published, exceptSocketId)),
    publishToUser: (userId, event, data) =>
      publishSafely(event, data, (published) => hub.publishToUser(userId, published)),
    disconnectUser: (userId) => hub.terminate(userId),
    reconnectUser: (userId) => hub.reconnect(userId, channels.ownChannelOf(userId)),
    roundTripMs: (userId) => hub.roundTrips.of(userId, Date.now()),
    serve: (fastify) => serveHub(fastify, hub, { proxies: config.TRUST_PROXY }),
    start: () => hub.start(),
    stop: () => cluster.stop(),
  };
}
