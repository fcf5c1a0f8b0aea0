/** Two nodes of the realtime server with a Redis between them. */
import pino from 'pino';
import type { Channel } from 'pusher-js';
import { createRedisCluster } from '../../src/realtime/cluster/redis-cluster.ts';
import { closeClients, collect, connectPusher, until } from './clients.ts';
import { type RedisServer, startRedis } from './redis-server.ts';
import { settle, startTestHub, type TestHub } from './start-test-hub.ts';

const BEAT_MS = 50;
/** Limit above the members of any test's channel. */
const MEMBERS = 100;
/** Timeout longer than the delay of a busy machine. */
export const DEAD_AFTER_MS = 10_000;

function startNode(url: string, presenceMembers: number): Promise<TestHub> {
  const log = pino({ level: 'silent' });
  const cluster = createRedisCluster({ url, log, beatMs: BEAT_MS, deadAfterMs: DEAD_AFTER_MS });
  return startTestHub({ cluster, limits: { presenceMembers, connectionsPerUser: 100 } });
}

/** Ids of the members that a client of a presence channel knows, sorted. */
export const idsOf = (channel: Channel): string[] =>
  Object.keys(Reflect.get(channel, 'members').members).sort();

async function join(port: number, channelName: string, id: string, info: unknown) {
  const client = connectPusher(port, { id, info });
  const channel = client.subscribe(channelName);
  const received = (event: string) => collect(channel, event);
  const [added, removed] = [received('pusher:member_added'), received('pusher:member_removed')];
  const [updates, said] = [received('update'), received('client-said')];
  const ids = () => idsOf(channel);
  await until(() => channel.subscribed);
  return { client, channel, added, removed, updates, said, ids };
}

export interface TwoNodes {
  readonly redis: RedisServer;
  readonly nodes: TestHub[];
  portOf(index: number): number;
  /** Adds a node with its own limit of members. */
  addNode(presenceMembers: number): Promise<void>;
  /** Subscribes a client at one of the nodes, and collects its messages. */
  join(index: number, channelName: string, id: string, info?: unknown): ReturnType<typeof join>;
  /** Resolves when all nodes share their state, and have received each other's messages. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export async function startTwoNodes(): Promise<TwoNodes> {
  const redis = await startRedis();
  const nodes: TestHub[] = [];
  const close = async () => {
    closeClients();
    for (const node of nodes) await node.close();
    await redis.remove();
  };
  try {
    while (nodes.length < 2) nodes.push(await startNode(redis.url, MEMBERS));
  } catch (error) {
    await close();
    throw error;
  }
  const portOf = (index: number): number => nodes[index]?.port ?? 0;
  return {
    redis,
    nodes,
    portOf,
    async addNode(presenceMembers) {
      nodes.push(await startNode(redis.url, presenceMembers));
    },
    settled: () => settle(nodes.map(({ hub }) => hub)),
    join: (index, channelName, id, info = {}) => join(portOf(index), channelName, id, info),
    close,
  };
}
