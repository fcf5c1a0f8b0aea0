/**
 * Cost of whole matches by real calls: statements, processor time, and bytes on disk. `KEEP_ROUNDS_MONTHS=2` measures them
 * with monthly partitions.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase } from '../../apps/server/src/lib/database/connect.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { forgetMatchEvents } from '../../apps/server/src/match/events/forget-match-events.ts';
import {
  type ExternalPostgres,
  startExternalPostgres,
} from '../../apps/server/test/chaos/external-postgres.ts';
import {
  removeFolder,
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/test/support/server-process.ts';
import type { ModeId } from '../../packages/rules/src/match/mode.ts';
import type { Figure } from '../figure.ts';
import { BenchClient, readKey } from '../live/bench-client.ts';
import { bytesKept } from '../live/bytes-kept.ts';
import { playDuelByEvents } from '../live/duel-by-events.ts';
import { fillPlayers } from '../live/fill-players.ts';
import { keepAwake } from '../live/keep-awake.ts';
import { processorMs } from '../live/processor-time.ts';
import { playDaily, playDuel } from '../live/whole-match.ts';

const PLAYERS = 100;
/** Number of groups that play before the measurement, some hundreds of matches, so that V8 has compiled hot code. */
const WARM_GROUPS = 8;
/** Number of these groups that play before tables are vacuumed and analysed. */
const FIRST_GROUPS = 6;
/** Time for processing the events of the last match. */
const REST_MS = 3_000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Spent {
  readonly statements: number;
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly atMs: number;
}

interface Bench {
  readonly db: Db;
  readonly server: ServerProcess;
  readonly postgres: ExternalPostgres;
}

/** Counts the server's statements, except transaction control, the job queue, and this bench. */
async function countStatements(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(calls), 0)::int AS count FROM pg_stat_statements
     WHERE query NOT LIKE '%pgboss%' AND query NOT LIKE '%pg_stat_statements%'
       AND query !~* '^(begin|commit|rollback|start transaction)'`.execute(db);
  return rows[0]?.count ?? 0;
}

async function readSpent({ db, server, postgres }: Bench): Promise<Spent> {
  const backends = await Promise.all((await postgres.processes.list()).map(processorMs));
  return {
    statements: await countStatements(db),
    serverMs: await processorMs(server.child.pid ?? 0),
    databaseMs: backends.reduce((sum, ms) => sum + ms, 0),
    atMs: Date.now(),
  };
}

/** Measures the cost of work, minus that of an idle server over the same time. */
async function measure(bench: Bench, work: () => Promise<unknown>): Promise<Omit<Spent, 'atMs'>> {
  const before = await readSpent(bench);
  await work();
  await sleep(REST_MS);
  const after = await readSpent(bench);
  const workedMs = after.atMs - before.atMs;
  await sleep(workedMs);
  const idle = await readSpent(bench);
  const idleMs = idle.atMs - after.atMs;
  const aboveIdle = (name: Exclude<keyof Spent, 'atMs'>): number =>
    after[name] - before[name] - ((idle[name] - after[name]) * workedMs) / idleMs;
  return {
    statements: aboveIdle('statements'),
    serverMs: aboveIdle('serverMs'),
    databaseMs: aboveIdle('databaseMs'),
  };
}

function figuresOf(
  name: string,
  spent: Omit<Spent, 'atMs'>,
  matches: number,
  [statements, ms]: readonly [number, number],
): Figure[] {
  const perMatch = (value: number) => value / matches;
  process.stderr.write(
    `${name}: server ${perMatch(spent.serverMs).toFixed(1)} ms, database ${perMatch(spent.databaseMs).toFixed(1)} ms\n`,
  );
  return [
    {
      name: `${name}: statements`,
      value: perMatch(spent.statements),
      unit: 'statements',
      budget: statements,
    },
    {
      name: `${name}: processor time of server and database`,
      value: perMatch(spent.serverMs + spent.databaseMs),
      unit: 'ms',
      budget: ms,
    },
  ];
}

/** Measures the bytes of the matches played so far, after their events have expired. */
async function measureBytes({ db }: Bench): Promise<Figure[]> {
  const clock = { nowMs: () => Date.now() + 3 * DAY_MS };
  await forgetMatchEvents({ db, clock });
  const figureOf = async (name: string, modeId: ModeId, budget: number): Promise<Figure> => {
    const byTable = await bytesKept(db, modeId);
    process.stderr.write(
      `${name}: ${byTable.map(({ table, bytes }) => `${table} ${Math.round(bytes)}`).join(', ')}\n`,
    );
    const value = byTable.reduce((sum, { bytes }) => sum + bytes, 0);
    return { name: `${name}: bytes on disk`, value: value / 1_000, unit: 'kB', budget };
  };
  return [await figureOf('a daily challenge', 'daily', 3.8), await figureOf('a 1v1', 'head-to-head', 5.5)];
}

/**
 * Measures the share of match updates in place (HOT), which need no new index entries. Due times are in a small table
 * of their own, whose index every update changes.
 */
async function measureUpdates({ db }: Bench): Promise<Figure> {
  const { rows } = await sql<{ name: string; updates: number; inPlace: number }>`
    SELECT relname AS name, n_tup_upd::int AS updates, n_tup_hot_upd::int AS "inPlace"
      FROM pg_stat_user_tables WHERE relname LIKE 'match%' AND n_tup_upd > 0 ORDER BY 1`.execute(db);
  const shareOf = ({ updates, inPlace }: { updates: number; inPlace: number }) => (100 * inPlace) / updates;
  const shares = rows.map((row) => `${row.name} ${shareOf(row).toFixed(1)} % of ${row.updates}`);
  process.stderr.write(`updates in place: ${shares.join(', ')}\n`);
  const match = rows.find(({ name }) => name === 'match');
  const value = match ? shareOf(match) / 100 : 0;
  return { name: 'share of match updates in place (HOT)', value, unit: 'ratio', budget: 0.9 };
}

/** Vacuums and analyses, as autovacuum does within minutes: plans for empty tables would be measured otherwise. */
async function vacuum({ db }: Bench): Promise<void> {
  await sql`VACUUM (ANALYZE)`.execute(db);
}

/** Measures each mode after warm-up matches, which fill caches, plan statements and let V8 compile. */
async function measureModes(bench: Bench): Promise<Figure[]> {
  const { address } = bench.server;
  const players = await fillPlayers(bench.db, (WARM_GROUPS + 3) * PLAYERS);
  const clients = players.map((player) => new BenchClient(address, player));
  const groups = Array.from({ length: WARM_GROUPS + 3 }, (_, at) =>
    clients.slice(at * PLAYERS, (at + 1) * PLAYERS),
  );
  const [dailies = [], pollers = [], listeners = [], ...warm] = groups;
  const key = await readKey(address);
  const playAll = (some: readonly BenchClient[], play: (client: BenchClient) => Promise<void>) =>
    Promise.all(some.map(play));
  try {
    const warmUp = async (some: readonly (readonly BenchClient[])[]) => {
      for (const group of some) await playAll(group, playDaily);
      for (const group of some) await playAll(group, (client) => playDuelByEvents(client, key));
    };
    await warmUp(warm.slice(0, FIRST_GROUPS));
    await vacuum(bench);
    await warmUp(warm.slice(FIRST_GROUPS));
    await playAll(dailies, playDuel);
    const daily = await measure(bench, () => playAll(dailies, playDaily));
    const polling = await measure(bench, () => playAll(pollers, playDuel));
    const byEvents = await measure(bench, () =>
      playAll(listeners, (client) => playDuelByEvents(client, key)),
    );
    return [
      ...figuresOf('a daily challenge', daily, PLAYERS, [90, 35]),
      ...figuresOf('a 1v1 by polling', polling, PLAYERS / 2, [260, 240]),
      ...figuresOf('a 1v1 by events', byEvents, PLAYERS / 2, [160, 90]),
      await measureUpdates(bench),
      ...(await measureBytes(bench)),
    ];
  } finally {
    for (const client of clients) client.close();
  }
}

export async function measureMatchCost(): Promise<Figure[]> {
  const makeFolder = () => mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const [databaseFolder, dataDir] = [await makeFolder(), await makeFolder()];
  const postgres = await startExternalPostgres(databaseFolder, {
    settings: { shared_preload_libraries: 'pg_stat_statements' },
    extensions: ['pg_stat_statements'],
  });
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    TRUST_PROXY: '1',
    KEEP_ROUNDS_MONTHS: process.env.KEEP_ROUNDS_MONTHS ?? '',
  });
  const db = connectDatabase(postgres.url, { maxConnections: 1 });
  const letSleep = keepAwake();
  try {
    return await measureModes({ db, server, postgres });
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
    await postgres.remove();
    await removeFolder(databaseFolder);
    await removeFolder(dataDir);
    letSleep();
  }
}
