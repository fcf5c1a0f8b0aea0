import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

const RETRY_MS = 100;
const LONGEST_RETRY_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;

const options = {
  lazyConnect: true,
  retryStrategy: (times: number) => Math.min(times * RETRY_MS, LONGEST_RETRY_MS),
} satisfies RedisOptions;

/** What can't be said now is not said later: by then it is no longer so. */
const impatient = {
  ...options,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  commandTimeout: ANSWER_WITHIN_MS,
} satisfies RedisOptions;

/** What is listened to is listened to for as long as it takes. */
const patient = { ...options, maxRetriesPerRequest: null } satisfies RedisOptions;

export interface RedisConnections {
  readonly commands: Redis;
  readonly subscriber: Redis;
  /** Resolves when both are there, or when one could not be made yet; they go on trying. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Says once that Redis is gone, and once that it is back. */
function logState(redis: Redis, log: Logger): void {
  let isGone = false;
  redis.on('error', (error: Error) => {
    if (!isGone) log.warn({ reason: error.message }, 'Redis can’t be reached; other servers are not heard');
    isGone = true;
  });
  redis.on('ready', () => {
    if (isGone) log.info('Redis is back');
    isGone = false;
  });
}

const connect = (redis: Redis): Promise<void> => redis.connect().catch(() => {});

/** One connection for what is asked, and one for what is heard. */
export function openRedis(url: string, log: Logger): RedisConnections {
  const commands = new Redis(url, impatient);
  const subscriber = new Redis(url, patient);
  logState(commands, log);
  subscriber.on('error', () => {});
  return {
    commands,
    subscriber,
    async open() {
      await Promise.all([connect(commands), connect(subscriber)]);
    },
    async close() {
      // What was said last still leaves.
      await commands.quit().catch(() => commands.disconnect());
      subscriber.disconnect();
    },
  };
}
