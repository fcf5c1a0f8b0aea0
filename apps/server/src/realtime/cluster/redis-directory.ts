import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { Member } from '../protocol/frames.ts';
import { parseJson } from '../protocol/read-message.ts';
import { ONLINE } from './cluster.ts';
import * as scripts from './redis-scripts.ts';

const PREFIX = 'realtime:';
const key = (name: string): string => `${PREFIX}${name}`;

const memberSchema = z.object({
  user_id: z.union([z.string(), z.number()]),
  user_info: z.optional(z.unknown()),
});

const texts = z.array(z.string());
const entered = z.tuple([z.number(), z.number(), z.number(), texts]);
const left = z.tuple([z.number(), z.number()]);
const removed = z.tuple([z.number(), texts]);
const beaten = z.tuple([z.number(), texts]);

const readMember = (text: string): Member => memberSchema.parse(parseJson(text));

/** Splits a flat list into pairs. */
function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((value, index) => (index % 2 === 0 ? [[value, flat[index + 1] ?? '']] : []));
}

const readMembers = (flat: readonly string[]): [channel: string, member: Member][] =>
  pairs(flat).map(([channel, member]) => [channel, readMember(member)]);

/** State of all nodes in Redis. Each call is atomic, and rejects when Redis fails. */
export class RedisDirectory {
  readonly #redis: Redis;
  readonly #nodeId: string;

  constructor(redis: Redis, nodeId: string) {
    this.#redis = redis;
    this.#nodeId = nodeId;
  }

  /** Sends the whole script each time, because a retry after NOSCRIPT would reorder consecutive calls. */
  #run(script: string, args: readonly (string | number)[] = [], nodeId = this.#nodeId): Promise<unknown> {
    return this.#redis.eval(script, 0, PREFIX, nodeId, ...args);
  }

  async enter(channel: string, member: Member, isListing: boolean) {
    const userId = String(member.user_id);
    const args = [channel, userId, JSON.stringify(member), isListing ? '1' : '0'];
    const [atUs, wasElsewhere, wasHere, others] = entered.parse(await this.#run(scripts.ENTER, args));
    return { atUs, wasElsewhere: wasElsewhere === 1, wasHere: wasHere === 1, others: others.map(readMember) };
  }

  async leave(channel: string, userId: string): Promise<{ atUs: number; isGone: boolean }> {
    const [atUs, isElsewhere] = left.parse(await this.#run(scripts.LEAVE, [channel, userId]));
    return { atUs, isGone: isElsewhere === 0 };
  }

  async members(channel: string): Promise<Member[]> {
    return texts.parse(await this.#run(scripts.MEMBERS, [channel])).map(readMember);
  }

  async onlineOf(userIds: readonly string[]): Promise<Set<string>> {
    return new Set(texts.parse(await this.#run(scripts.WHO_IS_ELSEWHERE, [ONLINE, ...userIds])));
  }

  async setCount(channel: string, count: number): Promise<void> {
    const counts = key(`counts:${this.#nodeId}`);
    await (count > 0 ? this.#redis.hset(counts, channel, count) : this.#redis.hdel(counts, channel));
  }

  async count(channel: string): Promise<number> {
    return Number(await this.#run(scripts.COUNT, [channel]));
  }

  async counts(prefix: string): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (const [channel, count] of pairs(texts.parse(await this.#run(scripts.COUNTS)))) {
      if (channel.startsWith(prefix)) sums.set(channel, (sums.get(channel) ?? 0) + Number(count));
    }
    return sums;
  }

  async forgetCounts(): Promise<void> {
    await this.#redis.del(key(`counts:${this.#nodeId}`));
  }

  async beat(deadAfterMs: number): Promise<{ isNew: boolean; dead: readonly string[] }> {
    const [isNew, dead] = beaten.parse(await this.#run(scripts.BEAT, [deadAfterMs]));
    return { isNew: isNew === 1, dead };
  }

  /** Reads this node's members from Redis. */
  async listOwn(): Promise<[channel: string, member: Member][]> {
    return readMembers(texts.parse(await this.#run(scripts.OWN)));
  }

  /** Removes a node. Returns the members who were connected only there. */
  async removeNode(nodeId: string): Promise<{ atUs: number; gone: [channel: string, member: Member][] }> {
    const [atUs, gone] = removed.parse(await this.#run(scripts.REMOVE_NODE, [], nodeId));
    return { atUs, gone: readMembers(gone) };
  }

  async cacheEvent(channel: string, text: string, seconds: number): Promise<void> {
    await this.#redis.set(key(`kept:${channel}`), text, 'EX', seconds);
  }

  async cachedEvent(channel: string): Promise<{ text: string; ttlSeconds: number } | undefined> {
    const name = key(`kept:${channel}`);
    const [text, ttlSeconds] = await Promise.all([this.#redis.get(name), this.#redis.ttl(name)]);
    return text === null || ttlSeconds < 0 ? undefined : { text, ttlSeconds };
  }
}
