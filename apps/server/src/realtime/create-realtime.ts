import type { Logger } from 'pino';
import { type CredentialsDeps, loadCredentials } from './app-credentials.ts';
import type { Cluster } from './cluster/cluster.ts';
import { createSingleNode } from './cluster/single-node.ts';
import { type ChannelMeanings, createEmbeddedRealtime } from './embedded-realtime.ts';
import type { Realtime } from './realtime.ts';

async function createCluster(redisUrl: string | undefined, log: Logger): Promise<Cluster> {
  if (!redisUrl) return createSingleNode();
  const { createRedisCluster } = await import('./cluster/redis-cluster.ts');
  return createRedisCluster({ url: redisUrl, log });
}

/**
 * Creates the configured driver: Pusher's service, or our own WebSockets. The clients of Pusher and Redis are loaded only
 * where they are used.
 */
export async function createRealtime(
  needs: CredentialsDeps & { readonly log: Logger },
  channels: ChannelMeanings,
): Promise<Realtime> {
  const { config, log } = needs;
  const app = await loadCredentials(needs);
  if (config.REALTIME_DRIVER === 'pusher') {
    const { createHostedRealtime } = await import('./hosted/hosted-realtime.ts');
    return createHostedRealtime({ app, cluster: config.PUSHER_CLUSTER, log });
  }
  const cluster = await createCluster(config.REDIS_URL, log);
  return createEmbeddedRealtime({ app, config, log, cluster, channels });
}
