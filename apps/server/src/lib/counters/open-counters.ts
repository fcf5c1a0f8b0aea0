import type { Logger } from 'pino';
import type { OpenCounters } from './counters.ts';
import { MemoryCounters } from './memory-counters.ts';

class OwnCounters extends MemoryCounters implements OpenCounters {
  async open(): Promise<void> {}
  async close(): Promise<void> {}
}

/** Creates the counters: in Redis if configured, else in this process. Redis's client is loaded only if needed. */
export async function openCounters(redisUrl: string | undefined, log: Logger): Promise<OpenCounters> {
  if (!redisUrl) return new OwnCounters();
  const { SharedCounters } = await import('./shared-counters.ts');
  return new SharedCounters(redisUrl, log);
}
