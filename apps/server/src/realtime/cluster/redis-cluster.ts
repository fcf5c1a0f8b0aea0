import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { memberRemoved } from '../protocol/frames.ts';
import { parseJson } from '../protocol/read-message.ts';
import type { Cluster, ClusterEvents, ClusterMessage } from './cluster.ts';
import { openRedis } from './redis-connections.ts';
import { ONLINE, RedisDirectory } from './redis-directory.ts';
import { resync } from './resync.ts';
import { KEPT_SECONDS } from './single-node.ts';

const CHANNEL = 'realtime:messages';

export interface RedisClusterNeeds {
  readonly url: string;
  readonly log: Logger;
  /** How often a node says that it lives, and after what silence the others forget it. */
  readonly beatMs?: number;
  readonly deadAfterMs?: number;
}

const frame = z.string();
const exceptSocketId = z.optional(z.string());
const userId = z.string();
const messageSchema = z.object({
  from: z.string(),
  message: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('channel'), channel: z.string(), frame, exceptSocketId }),
    z.object({ kind: z.literal('user'), userId, frame, exceptSocketId }),
    z.object({ kind: z.literal('status'), userId, isOnline: z.boolean() }),
    z.object({ kind: z.literal('terminate'), userId }),
    z.object({ kind: z.literal('reconnect'), userId, channel: z.string() }),
  ]),
});
const keptSchema = z.object({ event: z.string(), data: z.string() });

/**
 * Several nodes that know of each other through one Redis. What a node has itself is the truth and Redis its copy, so a
 * Redis that was away or came back empty is told anew.
 */
export function createRedisCluster({
  url,
  log,
  beatMs = 1_000,
  deadAfterMs = 5_000,
}: RedisClusterNeeds): Cluster {
  const nodeId = randomUUID();
  const redis = openRedis(url, log);
  const directory = new RedisDirectory(redis.commands, nodeId);
  let events: ClusterEvents | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  /** Whether Redis may not know what this node has. */
  let isOutdated = true;

  /** What can't be asked is answered by what this node knows alone, and made good when Redis is back. */
  async function ask<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await call();
    } catch (error) {
      isOutdated = true;
      log.debug({ reason: String(error) }, 'Redis did not answer');
      return otherwise;
    }
  }

  function tell(message: ClusterMessage): void {
    void ask(() => redis.commands.publish(CHANNEL, JSON.stringify({ from: nodeId, message })), 0);
  }

  function hear(text: string): void {
    const read = messageSchema.safeParse(parseJson(text));
    if (read.success && read.data.from !== nodeId) events?.onMessage(read.data.message);
  }

  async function buryDead(dead: readonly string[]): Promise<void> {
    for (const id of dead) {
      for (const [channel, { user_id }] of await directory.bury(id)) {
        const message: ClusterMessage =
          channel === ONLINE
            ? { kind: 'status', userId: String(user_id), isOnline: false }
            : { kind: 'channel', channel, frame: memberRemoved(channel, user_id) };
        events?.onMessage(message);
        tell(message);
      }
    }
  }

  async function beat(): Promise<void> {
    const { isNew, dead } = await directory.beat(deadAfterMs);
    await buryDead(dead);
    if (!events || !(isNew || isOutdated)) return;
    isOutdated = false;
    await resync(directory, events.state(), tell);
  }

  function beatOn(): void {
    beating = ask(beat, undefined).finally(() => {
      beating = undefined;
    });
  }

  return {
    isAlone: false,

    async start(given) {
      events = given;
      redis.subscriber.on('message', (_channel, text) => hear(text));
      await redis.open();
      // Heard again by itself after each reconnect.
      void redis.subscriber.subscribe(CHANNEL).catch(() => {});
      await ask(beat, undefined);
      timer = setInterval(() => beating ?? beatOn(), beatMs);
      timer.unref();
    },

    async stop() {
      clearInterval(timer);
      await beating;
      await ask(() => buryDead([nodeId]), undefined);
      await redis.close();
    },

    tell,

    enter: (channel, member) =>
      ask(
        async () => {
          const { wasElsewhere, others } = await directory.enter(channel, member, true);
          return { isNew: !wasElsewhere, others };
        },
        { isNew: true, others: [] },
      ),
    leave: (channel, id) => ask(() => directory.leave(channel, id), { isGone: true }),
    members: (channel) => ask(() => directory.members(channel), []),

    goOnline: (id) =>
      ask(
        async () => {
          const { wasElsewhere } = await directory.enter(ONLINE, { user_id: id }, false);
          return { isNew: !wasElsewhere };
        },
        { isNew: true },
      ),
    goOffline: (id) => ask(() => directory.leave(ONLINE, id), { isGone: true }),
    onlineOf: (ids) => ask(() => directory.onlineOf(ids), new Set<string>()),

    setCount: (channel, count) => void ask(() => directory.setCount(channel, count), undefined),
    count: (channel) => ask(() => directory.count(channel), 0),
    counts: (prefix) => ask(() => directory.counts(prefix), new Map<string, number>()),

    keep: (channel, event) =>
      void ask(() => directory.keep(channel, JSON.stringify(event), KEPT_SECONDS), undefined),
    kept: (channel) =>
      ask(async () => {
        const kept = await directory.kept(channel);
        const event = keptSchema.safeParse(parseJson(kept?.text ?? ''));
        return kept && event.success ? { ...event.data, ttlSeconds: kept.ttlSeconds } : undefined;
      }, undefined),
  };
}
