import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

const RETRY_MS = 100;
const MAX_RETRY_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;

const options = {
  lazyConnect: true,
  retryStrategy: (times: number) => Math.min(times * RETRY_MS, MAX_RETRY_MS),
} satisfies RedisOptions;

/** Commands fail at once instead of being queued, because they would be outdated later. */
const failFast = {
  ...options,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  commandTimeout: ANSWER_WITHIN_MS,
} satisfies RedisOptions;

/** The client's own renewal of subscriptions would leave a rejection unhandled if the connection closes meanwhile. */
const subscribing = {
  ...options,
  maxRetriesPerRequest: null,
  autoResubscribe: false,
} satisfies RedisOptions;

export interface RedisConnections {
  readonly commands: Redis;
  readonly subscriber: Redis;
  /** Resolves when both connections are up, or after a failed attempt; both keep retrying. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Logs once that Redis is gone, and once that it is back. */
function logState(redis: Redis, log: Logger): void {
  let isGone = false;
  redis.on('error', (error: Error) => {
    if (!isGone)
      log.warn({ reason: error.message }, 'Redis can’t be reached; events of other servers are missing');
    isGone = true;
  });
  redis.on('ready', () => {
    if (isGone) log.info('Redis was reached again');
    isGone = false;
  });
}

const connect = (redis: Redis): Promise<void> => redis.connect().catch(() => {});

/** Opens one connection for commands, and one that subscribes to the channel, also after each reconnect. */
export function openRedis(url: string, log: Logger, channel: string): RedisConnections {
  const commands = new Redis(url, failFast);
  const subscriber = new Redis(url, subscribing);
  logState(commands, log);
  subscriber.on('error', () => {});
  subscriber.on('ready', () => void subscriber.subscribe(channel).catch(() => {}));
  return {
    commands,
    subscriber,
    async open() {
      await Promise.all([connect(commands), connect(subscriber)]);
    },
    async close() {
      // QUIT sends pending commands first.
      await commands.quit().catch(() => commands.disconnect());
      subscriber.disconnect();
    },
  };
}
