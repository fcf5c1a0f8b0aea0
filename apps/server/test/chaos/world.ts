/** Processes of a run: servers, their database and their Redis. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clusterFolder,
  clusterMark,
  socketFolder,
  socketUrl,
} from '../../src/lib/embedded-postgres/cluster.ts';
import { type RedisServer, startRedis } from '../realtime/redis-server.ts';
import type { Addresses } from '../support/live/device-calls.ts';
import { ONE_ADDRESS_FOR_ALL } from '../support/live/live-cluster.ts';
import { removeFolder } from '../support/server-process.ts';
import type { UndoList } from '../support/undo-list.ts';
import { ClusterProcesses } from './cluster-processes.ts';
import { startExternalPostgres } from './external-postgres.ts';
import { ServerNode } from './server-node.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** Two servers on a separate database, or one with the embedded database. */
export const variants = ['external', 'embedded'] as const;
export type Variant = (typeof variants)[number];

export interface World extends Addresses {
  readonly nodes: readonly ServerNode[];
  readonly databaseUrl: string;
  readonly database: ClusterProcesses;
  /** Undefined if none can be mounted. */
  readonly disk: SmallDisk | undefined;
  readonly redis: RedisServer;
}

/** Creates the servers' temporary folder. */
async function makeFolder(undo: UndoList): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-chaos-'));
  undo.add(() => removeFolder(folder));
  return folder;
}

async function makeDisk(undo: UndoList): Promise<{ disk: SmallDisk | undefined; folder: string }> {
  const disk = await mountSmallDisk();
  if (!disk) return { disk, folder: await makeFolder(undo) };
  undo.add(() => disk.remove());
  return { disk, folder: disk.folder };
}

async function startNodes(
  count: number,
  environmentOf: () => Promise<Record<string, string>>,
  undo: UndoList,
): Promise<ServerNode[]> {
  const nodes: ServerNode[] = [];
  for (let index = 0; index < count; index += 1) {
    const node = new ServerNode(await environmentOf());
    undo.add(() => node.remove());
    await node.start();
    nodes.push(node);
  }
  return nodes;
}

type Processes = Pick<World, 'nodes' | 'databaseUrl' | 'database'>;

async function startExternal(folder: string, redisUrl: string, undo: UndoList): Promise<Processes> {
  const postgres = await startExternalPostgres(folder);
  undo.add(() => postgres.remove());
  const environmentOf = async () => ({
    DATABASE_URL: postgres.url,
    REDIS_URL: redisUrl,
    CALLS_PER_MINUTE_PER_ADDRESS: ONE_ADDRESS_FOR_ALL,
    DATA_DIR: await makeFolder(undo),
  });
  const nodes = await startNodes(2, environmentOf, undo);
  return { nodes, databaseUrl: postgres.url, database: postgres.processes };
}

async function startEmbedded(folder: string, redisUrl: string, undo: UndoList): Promise<Processes> {
  const nodes = await startNodes(
    1,
    async () => ({
      REDIS_URL: redisUrl,
      DATA_DIR: folder,
      CALLS_PER_MINUTE_PER_ADDRESS: ONE_ADDRESS_FOR_ALL,
    }),
    undo,
  );
  const clusterDir = clusterFolder(folder);
  const database = new ClusterProcesses(clusterDir, await clusterMark(clusterDir));
  return { nodes, databaseUrl: socketUrl(await socketFolder(clusterDir)), database };
}

/** Starts all processes; `undo` ends them, even after a failed start. */
export async function startWorld(variant: Variant, undo: UndoList): Promise<World> {
  const { disk, folder } = await makeDisk(undo);
  const redis = await startRedis();
  undo.add(() => redis.remove());
  const start = variant === 'external' ? startExternal : startEmbedded;
  const { nodes, databaseUrl, database } = await start(folder, `unix://${redis.url}`, undo);
  const addressOf = (index: number) => nodes[index % nodes.length]?.address ?? '';
  return { nodes, databaseUrl, database, disk, redis, addressOf };
}
