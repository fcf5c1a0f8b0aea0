import type { CachedEvent, Cluster } from './cluster.ts';

export const CACHE_SECONDS = 30 * 60;
/** Number of cached events; beyond it the oldest is evicted. */
const MAX_KEPT = 10_000;

/** Cluster of a single node. */
export function createSingleNode(nowMs: () => number = Date.now): Cluster {
  const cache = new Map<string, CachedEvent & { readonly endsAtMs: number }>();

  return {
    isAlone: true,
    start: async () => {},
    stop: async () => {},
    send: () => {},
    enter: async () => ({ isNew: true, others: [] }),
    leave: async () => ({ isGone: true }),
    members: async () => [],
    goOnline: async () => ({ isNew: true }),
    goOffline: async () => ({ isGone: true }),
    onlineOf: async () => new Set(),
    setCount: () => {},
    count: async () => 0,
    counts: async () => new Map(),

    cacheEvent(channel, event) {
      cache.delete(channel);
      cache.set(channel, { ...event, endsAtMs: nowMs() + CACHE_SECONDS * 1000 });
      const [oldest] = cache.keys();
      if (cache.size > MAX_KEPT && oldest !== undefined) cache.delete(oldest);
    },

    async cachedEvent(channel) {
      const found = cache.get(channel);
      if (!found) return undefined;
      const ttlSeconds = Math.ceil((found.endsAtMs - nowMs()) / 1000);
      if (ttlSeconds > 0) return { event: found.event, data: found.data, ttlSeconds };
      cache.delete(channel);
      return undefined;
    },
  };
}
