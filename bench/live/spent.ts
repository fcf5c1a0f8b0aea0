/** Processor time of a bench's processes, whose sum limits what a few cores can do. */
import { clusterFolder, clusterMark } from '../../apps/server/src/lib/embedded-postgres/cluster.ts';
import { ClusterProcesses } from '../../apps/server/test/chaos/cluster-processes.ts';
import type { ServerProcess } from '../../apps/server/test/support/server-process.ts';
import { processorMs } from './processor-time.ts';

/** Processor time in milliseconds. */
export interface Spent {
  readonly clients: number;
  readonly server: number;
  readonly database: number;
}

/** Returns a function that reads the processor time so far of this process, the server and its embedded database. */
export async function watchSpent(server: ServerProcess, dataDir: string): Promise<() => Promise<Spent>> {
  const cluster = clusterFolder(dataDir);
  const database = new ClusterProcesses(cluster, await clusterMark(cluster));
  return async () => {
    const { user, system } = process.cpuUsage();
    const connections = await Promise.all((await database.list()).map(processorMs));
    return {
      clients: (user + system) / 1000,
      server: await processorMs(server.child.pid ?? 0),
      database: connections.reduce((sum, ms) => sum + ms, 0),
    };
  };
}

export const spentBetween = (before: Spent, after: Spent): Spent => ({
  clients: after.clients - before.clients,
  server: after.server - before.server,
  database: after.database - before.database,
});
