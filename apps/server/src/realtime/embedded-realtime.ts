import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Cluster } from './cluster/cluster.ts';
import { Hub } from './hub/hub.ts';
import { defaultLimits } from './hub/limits.ts';
import type { AppCredentials } from './protocol/signatures.ts';
import type { Realtime } from './realtime.ts';
import { serveHub } from './serve-hub.ts';

export interface EmbeddedNeeds {
  readonly app: AppCredentials;
  readonly config: Config;
  readonly cluster: Cluster;
  readonly log: Logger;
}

const kept = (event: string, data: unknown) => ({ event, data: JSON.stringify(data ?? null) });

/** The sockets are this server's own. */
export function createEmbeddedRealtime({ app, config, cluster, log }: EmbeddedNeeds): Realtime {
  const limits = {
    ...defaultLimits,
    connections: config.REALTIME_MAX_CONNECTIONS,
    connectionsPerAddress: config.REALTIME_MAX_CONNECTIONS_PER_ADDRESS,
  };
  const hub = new Hub({ app, limits, cluster, log, origins: config.REALTIME_ORIGINS, nowMs: Date.now });
  return {
    app,
    hostedCluster: null,
    get hasListeners() {
      return !cluster.isAlone || hub.connections.all.size > 0;
    },
    publish: (channel, event, data, { exceptSocketId } = {}) =>
      hub.publish(channel, kept(event, data), exceptSocketId),
    publishToUser: (userId, event, data) => hub.publishToUser(userId, kept(event, data)),
    disconnectUser: (userId) => hub.terminate(userId),
    serve: (fastify) => serveHub(fastify, hub, { isProxied: config.TRUST_PROXY }),
    start: () => hub.start(),
    stop: () => cluster.stop(),
  };
}
