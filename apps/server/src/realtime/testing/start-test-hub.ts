/** A realtime server alone, on a port of its own, for tests with real clients. */
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { Cluster } from '../cluster/cluster.ts';
import { createSingleNode } from '../cluster/single-node.ts';
import { Hub } from '../hub/hub.ts';
import { defaultLimits, type HubLimits } from '../hub/limits.ts';
import { serveHub } from '../serve-hub.ts';

export const testApp = { id: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };

export interface TestHub {
  readonly hub: Hub;
  readonly port: number;
  close(): Promise<void>;
}

export interface TestHubOptions {
  readonly limits?: Partial<HubLimits>;
  readonly origins?: readonly string[];
  readonly cluster?: Cluster;
  readonly nowMs?: () => number;
  /** Gets every line that is logged; nobody does when left out. */
  readonly onLog?: (line: string) => void;
}

export async function startTestHub({
  limits = {},
  origins = [],
  cluster = createSingleNode(),
  nowMs = Date.now,
  onLog,
}: TestHubOptions = {}): Promise<TestHub> {
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
  await serveHub(app, hub, { isProxied: false });
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
