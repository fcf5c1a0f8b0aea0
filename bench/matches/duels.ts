/** Late rounds and lost events of five hundred concurrent 1v1 matches, by real calls and real sockets. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOSE_GRACE_MS } from '../../apps/server/src/match/timing.ts';
import {
  connectToServersDatabase,
  removeFolder,
  startServerProcess,
} from '../../apps/server/test/support/server-process.ts';
import { type Figure, quantile } from '../figure.ts';
import { BenchClient, readKey } from '../live/bench-client.ts';
import { Duellist } from '../live/duellist.ts';
import { fillPlayers } from '../live/fill-players.ts';
import { processorMs } from '../live/processor-time.ts';

const MATCHES = 500;
/** Period over which players arrive: about a round and its reveal, so that rounds do not coincide. */
const COME_WITHIN_MS = 20_000;
const WATCHED_MS = 60_000;

/** Starts players one after another; resolves when the last one plays. */
async function enterAll(duellists: readonly Duellist[], key: string): Promise<void> {
  const stepMs = COME_WITHIN_MS / duellists.length;
  await Promise.all(
    duellists.map(async (duellist, index) => {
      await sleep(index * stepMs);
      await duellist.enter(key);
    }),
  );
}

/** Delays in milliseconds from the end of a round to the arrival of its event. */
const latenessOf = (duellists: readonly Duellist[], sinceMs: number): number[] =>
  duellists
    .flatMap(({ closed }) => closed)
    .filter(({ heardAtMs }) => heardAtMs >= sinceMs)
    .map(({ closesAtMs, heardAtMs }) => heardAtMs - closesAtMs - CLOSE_GRACE_MS);

/** Number of versions that one player of a match received and the other did not. */
function countLost(duellists: readonly Duellist[]): number {
  const latest = new Map<string, number>();
  for (const { matchId, versions } of duellists) {
    latest.set(matchId, Math.max(latest.get(matchId) ?? 0, ...versions));
  }
  return duellists
    .map(({ matchId, firstVersion, versions }) => {
      const due = (latest.get(matchId) ?? 0) - firstVersion;
      return due - [...versions].filter((version) => version > firstVersion).length;
    })
    .reduce((sum, lost) => sum + lost, 0);
}

async function watch(duellists: readonly Duellist[], pid: number): Promise<Figure[]> {
  const [startMs, usedMs] = [Date.now(), await processorMs(pid)];
  await sleep(WATCHED_MS);
  const lateness = latenessOf(duellists, startMs);
  const announced = duellists.flatMap(({ announcedMs }) => announcedMs);
  const share = ((await processorMs(pid)) - usedMs) / (Date.now() - startMs);
  // Wait for the last events.
  await sleep(1_000);
  const matches = new Set(duellists.map(({ matchId }) => matchId)).size;
  process.stderr.write(
    `${matches} matches; ${lateness.length} times a round was heard to close by the clock; questions came ` +
      `${quantile(announced, 0.01).toFixed(0)} ms or more before they opened in 99 of 100 cases; ` +
      `the server used ${(share * 100).toFixed(0)} % of a processor\n`,
  );
  if (lateness.length < MATCHES) throw new Error('Too few rounds were closed by the clock');
  const name = `${MATCHES} matches of two`;
  return [
    {
      name: `${name}: delay of closing a round, p50`,
      value: quantile(lateness, 0.5),
      unit: 'ms',
      budget: 50,
    },
    {
      name: `${name}: delay of closing a round, p99`,
      value: quantile(lateness, 0.99),
      unit: 'ms',
      budget: 250,
    },
    { name: `${name}: lost events`, value: countLost(duellists), unit: 'messages', budget: 0 },
  ];
}

export async function measureDuels(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    REALTIME_MAX_CONNECTIONS_PER_ADDRESS: String(4 * MATCHES),
  });
  const db = await connectToServersDatabase(dataDir);
  const players = await fillPlayers(db, 2 * MATCHES);
  const duellists = players.map((player) => new Duellist(new BenchClient(server.address, player)));
  try {
    await enterAll(duellists, await readKey(server.address));
    return await watch(duellists, server.child.pid ?? 0);
  } finally {
    for (const { client } of duellists) client.close();
    await db.destroy();
    await server.end('SIGTERM');
    await removeFolder(dataDir);
  }
}
