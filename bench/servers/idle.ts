/** Ten thousand idle spectators: memory of their connections, and response times beside them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppCredentials } from '../../apps/server/src/realtime/protocol/signatures.ts';
import {
  connectToServersDatabase,
  removeFolder,
  startServerProcess,
} from '../../apps/server/test/support/server-process.ts';
import { type Figure, quantile } from '../figure.ts';
import { runConcurrently } from '../live/bench-client.ts';
import { type BenchPlayer, fillPlayers } from '../live/fill-players.ts';
import type { IdleOrder } from '../live/idle-sockets.ts';
import { KeepAlive } from '../live/keep-alive.ts';
import { findPort, type Memory, measureMemory, openFilesLimit } from '../live/memory.ts';

const CONNECTIONS = 10_000;
/** Limit of connections per user. */
const PER_USER = 20;
/** Connections opened at a time. */
const PART = 2_500;
const CALLS = 2_000;
const CALLERS = 8;
const SETTLE_MS = 5_000;
/** Open files besides the sockets: those of the database and of the program itself. */
const OTHER_FILES = 500;

async function openSockets(order: IdleOrder): Promise<ChildProcess> {
  const child = fork(new URL('../live/idle-sockets.ts', import.meta.url));
  const failed = once(child, 'exit').then(() => {
    throw new Error('The sockets could not be opened');
  });
  child.send(order);
  await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return child;
}

async function closeSockets(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** Response times while all connections are open. */
async function timeCalls(address: string, players: readonly BenchPlayer[]): Promise<number[]> {
  const times: number[] = [];
  const callers = Array.from({ length: CALLS }, (_, index) => players[index % players.length]);
  await runConcurrently(callers, CALLERS, async (player) => {
    const calls = new KeepAlive(address, player?.token ?? '');
    const startMs = performance.now();
    const { status } = await calls.call('GET', '/play/matches');
    times.push(performance.now() - startMs);
    calls.close();
    if (status !== 200) throw new Error(`A call was refused: ${status}`);
  });
  return times;
}

/** Largest growth per connection over all parts: the first part may fit into unused memory. */
function greatestGrowthKb(memories: readonly Memory[]): number {
  const growths = memories.slice(1).map((after, index) => {
    const before = memories[index] ?? after;
    return Math.max(after.residentBytes - before.residentBytes, after.usedBytes - before.usedBytes);
  });
  return Math.max(...growths) / PART / 1024;
}

const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

async function requireFiles(): Promise<void> {
  const limit = await openFilesLimit();
  const needed = CONNECTIONS + OTHER_FILES;
  if (limit < needed)
    throw new Error(`The limit of open files is ${limit}, but ${needed} are needed: see ulimit -Hn`);
}

/** Measures twice, since the first collection may let a second one free more. */
async function measureSettled(inspectPort: number): Promise<Memory> {
  for (let turn = 0; turn < 2; turn += 1) {
    await sleep(SETTLE_MS);
    await measureMemory(inspectPort);
  }
  return await measureMemory(inspectPort);
}

interface Running {
  readonly address: string;
  readonly inspectPort: number;
  readonly app: AppCredentials;
  readonly players: readonly BenchPlayer[];
}

/** Opens all sockets in parts, and measures after each. `sockets` receives their processes. */
async function openAll({ address, inspectPort, app, players }: Running, sockets: ChildProcess[]) {
  const order = (count: number): IdleOrder => ({
    address,
    app,
    userIds: Array.from({ length: count }, (_, index) => players[index % players.length]?.id ?? ''),
  });
  // Warm up before measuring.
  await closeSockets(await openSockets(order(PART)));
  const memories = [await measureSettled(inspectPort)];
  for (let open = 0; open < CONNECTIONS; open += PART) {
    sockets.push(await openSockets(order(PART)));
    memories.push(await measureSettled(inspectPort));
  }
  return memories;
}

async function measure(running: Running): Promise<Figure[]> {
  const { address, players } = running;
  const sockets: ChildProcess[] = [];
  try {
    const alone = await timeCalls(address, players);
    const memories = await openAll(running, sockets);
    const beside = await timeCalls(address, players);
    process.stderr.write(
      `the server has ${memories.map(({ residentBytes }) => mb(residentBytes)).join(', ')} resident, ` +
        `${memories.map(({ usedBytes }) => mb(usedBytes)).join(', ')} in use; ` +
        `a call took ${quantile(alone, 0.5).toFixed(1)} and at p99 ${quantile(alone, 0.99).toFixed(1)} ms before\n`,
    );
    const name = `${CONNECTIONS} idle connections`;
    return [
      { name: `${name}: memory per connection`, value: greatestGrowthKb(memories), unit: 'kB', budget: 20 },
      { name: `${name}: concurrent call, p50`, value: quantile(beside, 0.5), unit: 'ms', budget: 40 },
      { name: `${name}: concurrent call, p99`, value: quantile(beside, 0.99), unit: 'ms', budget: 150 },
    ];
  } finally {
    for (const child of sockets) await closeSockets(child);
  }
}

export async function measureIdle(): Promise<Figure[]> {
  await requireFiles();
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const inspectPort = await findPort();
  const app = { id: '1', key: 'bench', secret: 'bench' };
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ...{ PUSHER_APP_ID: app.id, PUSHER_KEY: app.key, PUSHER_SECRET: app.secret },
    REALTIME_MAX_CONNECTIONS_PER_ADDRESS: String(2 * CONNECTIONS),
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
  });
  const db = await connectToServersDatabase(dataDir);
  try {
    const players = await fillPlayers(db, CONNECTIONS / PER_USER);
    return await measure({ address: server.address, inspectPort, app, players });
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
    await removeFolder(dataDir);
  }
}
