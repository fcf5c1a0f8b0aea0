/** Separate PostgreSQL with TCP and a password, under a supervisor that restarts it. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '../../src/lib/embedded-postgres/binaries.ts';
import {
  clusterFolder,
  clusterMark,
  DATABASE_NAME,
  nameForServer,
} from '../../src/lib/embedded-postgres/cluster.ts';
import { initialiseCluster } from '../../src/lib/embedded-postgres/initialise-cluster.ts';
import { chooseRunAs, type RunAs, spawnAs } from '../../src/lib/embedded-postgres/run-as.ts';
import { runToEnd } from '../../src/lib/embedded-postgres/run-to-end.ts';
import { serverSettings } from '../../src/lib/embedded-postgres/server-settings.ts';
import { ClusterProcesses } from './cluster-processes.ts';
import { waitUntil } from './wait-until.ts';

/** Pause between restarts, since the remains of a killed server block the next one for a moment. */
const AGAIN_MS = 100;
const READY_WITHIN_MS = 30_000;

export interface ExternalPostgres {
  readonly url: string;
  readonly processes: ClusterProcesses;
  remove(): Promise<void>;
}

interface Cluster {
  readonly runAs: RunAs;
  readonly bin: string;
  readonly clusterDir: string;
  readonly port: number;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

async function makeCluster(
  folder: string,
  password: string,
  extensions: readonly string[],
): Promise<Cluster> {
  const clusterDir = clusterFolder(folder);
  const runAs = await chooseRunAs(clusterDir);
  const bin = await findBinaries(runAs);
  await initialiseCluster(clusterDir, { runAs, bin, isDurable: true });
  const name = nameForServer(clusterDir, runAs);
  const runAsSuperuser = (database: string, input: string) =>
    runToEnd(runAs, join(bin, 'postgres'), ['--single', '-D', name, database], { cwd: clusterDir, input });
  await runAsSuperuser('postgres', `ALTER ROLE ${DATABASE_NAME} PASSWORD '${password}'\n`);
  for (const extension of extensions) await runAsSuperuser(DATABASE_NAME, `CREATE EXTENSION ${extension}\n`);
  await writeFile(join(clusterDir, 'pg_hba.conf'), `host all ${DATABASE_NAME} 127.0.0.1/32 scram-sha-256\n`);
  return { runAs, bin, clusterDir, port: await findFreePort() };
}

async function listArguments(
  { runAs, clusterDir, port }: Cluster,
  own: Readonly<Record<string, string>>,
): Promise<string[]> {
  const mark = await clusterMark(clusterDir);
  const overTcp = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...own };
  return [
    ...['-D', nameForServer(clusterDir, runAs)],
    ...serverSettings({ mark, isDurable: true, socketFolder: '' }),
    ...Object.entries(overTcp).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Keeps the database running. Returns a function that ends it. */
function supervise({ runAs, bin, clusterDir }: Cluster, args: readonly string[]): () => Promise<void> {
  let isLeaving = false;
  let end = () => {};
  const keep = async () => {
    while (!isLeaving) {
      const child = spawnAs(runAs, join(bin, 'postgres'), args, { cwd: clusterDir, deathSignal: 'INT' });
      end = () => child.kill('SIGQUIT');
      child.stdout?.resume();
      child.stderr?.resume();
      await once(child, 'exit');
      await sleep(AGAIN_MS);
    }
  };
  const kept = keep();
  return async () => {
    isLeaving = true;
    end();
    await kept;
  };
}

interface ExternalOptions {
  /** Additional settings of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly extensions?: readonly string[];
}

/** Creates and starts a database in an empty folder. */
export async function startExternalPostgres(
  folder: string,
  { settings = {}, extensions = [] }: ExternalOptions = {},
): Promise<ExternalPostgres> {
  const password = randomBytes(16).toString('hex');
  const cluster = await makeCluster(folder, password, extensions);
  const remove = supervise(cluster, await listArguments(cluster, settings));
  const processes = new ClusterProcesses(cluster.clusterDir, await clusterMark(cluster.clusterDir));
  await waitUntil(async () => (await processes.readyPostmaster()) !== undefined, READY_WITHIN_MS);
  const url = `postgresql://${DATABASE_NAME}:${password}@127.0.0.1:${cluster.port}/${DATABASE_NAME}`;
  return { url, processes, remove };
}
