/** Standalone realtime server on its own port, for tests with real clients. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { Cluster } from '../../src/realtime/cluster/cluster.ts';
import { createSingleNode } from '../../src/realtime/cluster/single-node.ts';
import { Hub } from '../../src/realtime/hub/hub.ts';
import { defaultLimits, type HubLimits } from '../../src/realtime/hub/limits.ts';
import { serveHub } from '../../src/realtime/serve-hub.ts';
import { until } from './clients.ts';
import { testApp } from './test-app.ts';

export interface TestHub {
  /** First hub, if there are several. */
  readonly hub: Hub;
  /** Returns the nodes' ports in turn, which spreads clients over all nodes. */
  readonly port: number;
  /** Counts the subscriptions of all nodes. */
  countOf(channel: string): number;
  connectionCount(): number;
  /** Lists the occupied channels. */
  channels(): string[];
  /** Resolves when all nodes share their state, and have received each other's messages. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface TestHubOptions {
  readonly limits?: Partial<HubLimits>;
  readonly origins?: readonly string[];
  /** Number of proxies in front of the server. */
  readonly proxies?: number;
  readonly cluster?: Cluster;
  readonly nowMs?: () => number;
  /** Receives every log line. */
  readonly onLog?: (line: string) => void;
}

interface StartedNode {
  readonly hub: Hub;
  readonly port: number;
  close(): Promise<void>;
}

async function startNode(options: TestHubOptions, cluster: Cluster): Promise<StartedNode> {
  const { limits = {}, origins = [], proxies = 0, nowMs = Date.now, onLog } = options;
  const log = onLog ? pino({ level: 'info' }, { write: onLog }) : pino({ level: 'silent' });
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({ loggerInstance, routerOptions: { maxParamLength: 256 } });
  const hub = new Hub({
    app: testApp,
    limits: { ...defaultLimits, ...limits },
    cluster,
    log,
    origins,
    nowMs,
    measures: (channel) => channel.startsWith('presence-match.') || channel.startsWith('private-match.'),
    ownerOf: (channel) => /^private-user\.(.+)$/.exec(channel)?.[1],
  });
  await hub.start();
  await serveHub(app, hub, { proxies });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    hub,
    port,
    async close() {
      await app.close();
      await cluster.stop();
    },
  };
}

/** Creates the clusters of several nodes; undefined for a single node. */
type Clusters = () => readonly Cluster[];
let clustersOf: Clusters | undefined;

/** Configures all later hubs of this file with several nodes, one per cluster. */
export function useNodes(clusters: Clusters | undefined): void {
  clustersOf = clusters;
}

/** Resolves when the other nodes have received all messages of a node so far, which a last one follows. */
async function awaitDelivery(hub: Hub, hubs: readonly Hub[]): Promise<void> {
  const mark = randomUUID();
  const others = hubs.filter((other) => other !== hub);
  hub.needs.cluster.send({ kind: 'round-trips', measured: [{ userId: mark, socketId: mark, tookMs: 0 }] });
  await until(() => others.every(({ roundTrips, needs }) => roundTrips.of(mark, needs.nowMs()) !== null));
}

/** Resolves when all nodes share their state, and have received each other's messages. */
export async function settle(hubs: readonly Hub[]): Promise<void> {
  // Redis replies in order, so this call completes after all earlier ones.
  for (const hub of hubs) await hub.needs.cluster.count('');
  for (const hub of hubs) await awaitDelivery(hub, hubs);
}

function joined(nodes: readonly [StartedNode, ...StartedNode[]]): TestHub {
  const sum = (count: (hub: Hub) => number) => nodes.reduce((all, { hub }) => all + count(hub), 0);
  let turn = 0;
  return {
    hub: nodes[0].hub,
    get port() {
      turn += 1;
      return nodes[turn % nodes.length]?.port ?? nodes[0].port;
    },
    countOf: (channel) => sum(({ channels }) => channels.countOf(channel)),
    connectionCount: () => sum(({ connections }) => connections.all.size),
    channels: () => [
      ...new Set(nodes.flatMap(({ hub }) => [...hub.channels.counts()].map(([name]) => name))),
    ],
    settled: () => settle(nodes.map(({ hub }) => hub)),
    async close() {
      for (const node of nodes) await node.close();
    },
  };
}

export async function startTestHub(options: TestHubOptions = {}): Promise<TestHub> {
  const [cluster, ...others] = options.cluster ? [options.cluster] : (clustersOf?.() ?? []);
  const first = await startNode(options, cluster ?? createSingleNode());
  const rest: StartedNode[] = [];
  for (const other of others) rest.push(await startNode(options, other));
  return joined([first, ...rest]);
}
