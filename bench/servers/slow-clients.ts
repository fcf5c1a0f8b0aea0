/** Effect on players of 3,000 clients that send requests byte by byte, from many addresses and from one. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  connectToServersDatabase,
  removeFolder,
  startServerProcess,
} from '../../apps/server/test/support/server-process.ts';
import { type Figure, quantile } from '../figure.ts';
import { type BenchPlayer, fillPlayers } from '../live/fill-players.ts';
import { KeepAlive } from '../live/keep-alive.ts';
import type { SlowOrder } from '../live/slow-sockets.ts';

const PLAYERS = 200;
const SLOW_CLIENTS = 3_000;
const ADDRESSES = 20;
/** Interval of each player's calls, as in a match without a socket. */
const CALL_EVERY_MS = 2_000;
const MEASURE_MS = 20_000;
const SETTLE_MS = 5_000;
/** Greatest accepted slowdown, as a multiple of the undisturbed time. */
const MOST_TIMES = 2;

/** Times the calls of all players in milliseconds. */
async function timeCalls(address: string, players: readonly BenchPlayer[]): Promise<number[]> {
  const untilMs = performance.now() + MEASURE_MS;
  const times: number[] = [];
  const play = async ({ token }: BenchPlayer, index: number) => {
    const calls = new KeepAlive(address, token);
    await sleep((index / PLAYERS) * CALL_EVERY_MS);
    while (performance.now() < untilMs) {
      const startMs = performance.now();
      const { status } = await calls.call('GET', '/play/matches');
      times.push(performance.now() - startMs);
      if (status !== 200) throw new Error(`A call was refused: ${status}`);
      await sleep(CALL_EVERY_MS);
    }
    calls.close();
  };
  await Promise.all(players.map(play));
  return times;
}

async function openSlow(order: SlowOrder): Promise<ChildProcess> {
  const child = fork(new URL('../live/slow-sockets.ts', import.meta.url));
  child.send(order);
  await once(child, 'message');
  return child;
}

/** Measures while slow clients reopen each closed connection. */
async function timeBeside(order: SlowOrder, players: readonly BenchPlayer[]): Promise<number[]> {
  const child = await openSlow(order);
  try {
    await sleep(SETTLE_MS);
    return await timeCalls(order.address, players);
  } finally {
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  }
}

async function measure(address: string, players: readonly BenchPlayer[]): Promise<Figure[]> {
  await timeCalls(address, players);
  const aloneMs = quantile(await timeCalls(address, players), 0.99);
  process.stderr.write(`without slow clients: p99 ${aloneMs.toFixed(1)} ms\n`);
  const figures: Figure[] = [];
  for (const addresses of [ADDRESSES, 1]) {
    const times = await timeBeside({ address, clients: SLOW_CLIENTS, addresses }, players);
    figures.push({
      name: `call of ${PLAYERS} players beside ${SLOW_CLIENTS} slow clients of ${addresses} addresses, p99`,
      value: quantile(times, 0.99),
      unit: 'ms',
      budget: MOST_TIMES * aloneMs,
    });
  }
  return figures;
}

export async function measureSlowClients(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const db = await connectToServersDatabase(dataDir);
  try {
    return await measure(server.address, await fillPlayers(db, PLAYERS));
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
    await removeFolder(dataDir);
  }
}
