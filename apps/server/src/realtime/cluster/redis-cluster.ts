import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { parseJson } from '../protocol/read-message.ts';
import type {
  Arrival,
  CachedEvent,
  Cluster,
  ClusterEvents,
  ClusterMessage,
  Departure,
  MemberArrival,
} from './cluster.ts';
import { ONLINE } from './cluster.ts';
import { readMessageOfOther, writeMessage } from './cluster-message.ts';
import { Heartbeat } from './heartbeat.ts';
import { openRedis, type RedisConnections } from './redis-connections.ts';
import { RedisDirectory } from './redis-directory.ts';
import { CACHE_SECONDS } from './single-node.ts';

const CHANNEL = 'realtime:messages';
const BEAT_MS = 1_000;
const DEAD_AFTER_MS = 5_000;

export interface RedisClusterNeeds {
  readonly url: string;
  readonly log: Logger;
  /** Interval of heartbeats, and time without one after which a node counts as dead. */
  readonly beatMs?: number;
  readonly deadAfterMs?: number;
}

const cachedSchema = z.object({ event: z.string(), data: z.string() });

/**
 * Cluster of nodes that share one Redis. Each node is the authority on its own state, and Redis has a copy, which is
 * rebuilt after Redis was down or came back empty.
 */
class RedisCluster implements Cluster {
  readonly isAlone = false;
  readonly #nodeId = randomUUID();
  readonly #needs: RedisClusterNeeds;
  readonly #redis: RedisConnections;
  readonly #directory: RedisDirectory;
  #heartbeat: Heartbeat | undefined;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;

  constructor(needs: RedisClusterNeeds) {
    this.#needs = needs;
    this.#redis = openRedis(needs.url, needs.log, CHANNEL);
    this.#directory = new RedisDirectory(this.#redis.commands, this.#nodeId);
  }

  async start(events: ClusterEvents): Promise<void> {
    const { beatMs = BEAT_MS, deadAfterMs = DEAD_AFTER_MS } = this.#needs;
    const send = (message: ClusterMessage) => this.send(message);
    const needs = { directory: this.#directory, nodeId: this.#nodeId, deadAfterMs, send };
    this.#heartbeat = new Heartbeat(needs, events);
    this.#redis.subscriber.on('message', (_channel, text) => {
      const message = readMessageOfOther(this.#nodeId, text);
      if (message) events.onMessage(message);
    });
    await this.#redis.open();
    await this.#beat();
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beat();
    }, beatMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
    await this.#ask(async () => this.#heartbeat?.leave(), undefined);
    await this.#redis.close();
  }

  send(message: ClusterMessage): void {
    const text = writeMessage(this.#nodeId, message);
    void this.#ask(() => this.#redis.commands.publish(CHANNEL, text), 0);
  }

  enter: Cluster['enter'] = (channel, member) =>
    this.#ask<MemberArrival>(
      async () => {
        const { atUs, wasElsewhere, others } = await this.#directory.enter(channel, member, true);
        return { atUs, isNew: !wasElsewhere, others };
      },
      { isNew: true, others: [] },
    );

  leave: Cluster['leave'] = (channel, userId) =>
    this.#ask<Departure>(() => this.#directory.leave(channel, userId), { isGone: true });

  members: Cluster['members'] = (channel) => this.#ask(() => this.#directory.members(channel), []);

  goOnline: Cluster['goOnline'] = (userId) =>
    this.#ask<Arrival>(
      async () => {
        const { atUs, wasElsewhere } = await this.#directory.enter(ONLINE, { user_id: userId }, false);
        return { atUs, isNew: !wasElsewhere };
      },
      { isNew: true },
    );

  goOffline: Cluster['goOffline'] = (userId) => this.leave(ONLINE, userId);

  onlineOf: Cluster['onlineOf'] = (userIds) =>
    this.#ask(() => this.#directory.onlineOf(userIds), new Set<string>());

  setCount(channel: string, subscriptions: number): void {
    void this.#ask(() => this.#directory.setCount(channel, subscriptions), undefined);
  }

  count: Cluster['count'] = (channel) => this.#ask(() => this.#directory.count(channel), 0);

  counts: Cluster['counts'] = (prefix) => this.#ask(() => this.#directory.counts(prefix), new Map());

  cacheEvent(channel: string, event: CachedEvent): void {
    void this.#ask(
      () => this.#directory.cacheEvent(channel, JSON.stringify(event), CACHE_SECONDS),
      undefined,
    );
  }

  cachedEvent: Cluster['cachedEvent'] = (channel) =>
    this.#ask(async () => {
      const cached = await this.#directory.cachedEvent(channel);
      const event = cachedSchema.safeParse(parseJson(cached?.text ?? ''));
      return cached && event.success ? { ...event.data, ttlSeconds: cached.ttlSeconds } : undefined;
    }, undefined);

  async #beat(): Promise<void> {
    await this.#ask(async () => this.#heartbeat?.beat(), undefined);
    this.#beating = undefined;
  }

  /** Falls back to this node's own state when Redis fails; the next heartbeat repairs the copy. */
  async #ask<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await call();
    } catch (error) {
      this.#heartbeat?.markOutdated();
      this.#needs.log.debug({ reason: String(error) }, 'Redis did not answer');
      return otherwise;
    }
  }
}

export const createRedisCluster = (needs: RedisClusterNeeds): Cluster => new RedisCluster(needs);
