import type { Logger } from 'pino';
import { type CredentialsDeps, loadCredentials } from './app-credentials.ts';
import { createRedisCluster } from './cluster/redis-cluster.ts';
import { createSingleNode } from './cluster/single-node.ts';
import { type ChannelMeanings, createEmbeddedRealtime } from './embedded-realtime.ts';
import { createHostedRealtime } from './hosted/hosted-realtime.ts';
import type { Realtime } from './realtime.ts';

/** Creates the configured driver: Pusher's service, or our own WebSockets. */
export async function createRealtime(
  needs: CredentialsDeps & { readonly log: Logger },
  channels: ChannelMeanings,
): Promise<Realtime> {
  const { config, log } = needs;
  const app = await loadCredentials(needs);
  if (config.REALTIME_DRIVER === 'pusher') {
    return createHostedRealtime({ app, cluster: config.PUSHER_CLUSTER, log });
  }
  const cluster = config.REDIS_URL ? createRedisCluster({ url: config.REDIS_URL, log }) : createSingleNode();
  return createEmbeddedRealtime({ app, config, log, cluster, channels });
}
