import type { Cluster, KeptEvent } from './cluster.ts';

export const KEPT_SECONDS = 30 * 60;
/** Number of kept events; beyond it the oldest is dropped. */
const MOST_KEPT = 10_000;

/** Cluster of a single node. */
export function createSingleNode(nowMs: () => number = Date.now): Cluster {
  const kept = new Map<string, KeptEvent & { readonly endsAtMs: number }>();

  return {
    isAlone: true,
    start: async () => {},
    stop: async () => {},
    tell: () => {},
    enter: async () => ({ isNew: true, others: [] }),
    leave: async () => ({ isGone: true }),
    members: async () => [],
    goOnline: async () => ({ isNew: true }),
    goOffline: async () => ({ isGone: true }),
    onlineOf: async () => new Set(),
    setCount: () => {},
    count: async () => 0,
    counts: async () => new Map(),

    keep(channel, event) {
      kept.delete(channel);
      kept.set(channel, { ...event, endsAtMs: nowMs() + KEPT_SECONDS * 1000 });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },

    async kept(channel) {
      const found = kept.get(channel);
      if (!found) return undefined;
      const ttlSeconds = Math.ceil((found.endsAtMs - nowMs()) / 1000);
      if (ttlSeconds > 0) return { event: found.event, data: found.data, ttlSeconds };
      kept.delete(channel);
      return undefined;
    },
  };
}
