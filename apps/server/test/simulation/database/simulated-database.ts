import { readPool } from '../../../src/core/questions/pool.ts';
import { seedQuestions } from '../../../src/core/questions/seed-questions.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import type { Db } from '../../../src/lib/database/db.ts';
import { periodAt } from '../../../src/match/archive/period.ts';
import { attachPeriod, makeTables } from '../../../src/match/archive/round-partitions.ts';
import { testBank } from '../../support/test-bank.ts';
import { createRecordTable } from '../checks/recording-subscriber.ts';
import { WORLD_START_MS } from '../environment/timeline.ts';
import { directTransport } from './direct-transport.ts';
import { Sessions } from './sessions.ts';
import { connectSimulated } from './simulated-dialect.ts';

/** Database for a sequence of worlds. */
export interface SimulatedDatabase {
  /** Connection outside the servers, to prepare and check worlds. */
  readonly db: Db;
  readonly sessions: Sessions;
  /** Deletes all rows of a world. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Number of worlds after which their deleted rows are removed, since autovacuum is off. */
const VACUUM_EVERY = 50;

/** Tables that are not cleared: questions, the house and its bot. */
const KEPT = ['schema_migration', 'question', 'question_version', 'question_text', 'question_pool'];
const keptRows: Readonly<Record<string, string>> = { player: 'is_bot', ledger_account: `kind = 'house'` };

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** Sorts tables before those that they refer to. */
function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const isFree = (name: string) =>
    references.every(({ from, to }) => to !== name || from === name || ordered.includes(from));
  for (let left = tables; left.length > 0; left = left.filter((name) => !ordered.includes(name))) {
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`In a ring: ${left}`);
    ordered.push(...free);
  }
  return ordered;
}

/** Deletes from partitioned tables as a whole: a partition may refer to one of another table. */
async function writeClearing(sessions: Sessions): Promise<string> {
  const tables = await sessions.watch<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND relname <> ALL ($1)`,
    [KEPT],
  );
  const references = await sessions.watch<Reference>(
    `SELECT coalesce(pg_partition_root(conrelid), conrelid)::regclass::text AS "from",
            coalesce(pg_partition_root(confrelid), confrelid)::regclass::text AS "to"
       FROM pg_constraint WHERE contype = 'f'`,
  );
  const names = tables.map(({ name }) => name);
  const cleared = references.filter(({ from }) => names.includes(from));
  const deletions = inOrder(names, cleared).map(
    (name) => `DELETE FROM ${name}${keptRows[name] ? ` WHERE NOT (${keptRows[name]})` : ''}`,
  );
  // A lock left by the world before would otherwise be waited for without end.
  return ["SET lock_timeout = '60s'", ...deletions].join('; ');
}

/** Opens a migrated database that only simulations use. */
export async function openSimulatedDatabase(url: string): Promise<SimulatedDatabase> {
  const sessions = new Sessions(url);
  const db = connectSimulated(directTransport(sessions));
  await seedQuestions({ db, clock: systemClock }, testBank());
  await createRecordTable(db);
  // Rounds are in the partition of a month, because PostgreSQL locks rows of partitions in another order.
  const period = periodAt(WORLD_START_MS);
  await attachPeriod(db, period, (tx) => makeTables(tx, period));
  // The cache is filled, so that the first world runs like later ones.
  await readPool(db);
  const clearing = await writeClearing(sessions);
  let cleared = 0;
  return {
    db,
    sessions,
    async clear() {
      await sessions.rest();
      await sessions.command(clearing);
      cleared += 1;
      if (cleared % VACUUM_EVERY === 0) await sessions.command('VACUUM');
    },
    async close() {
      await sessions.close();
      await db.destroy();
    },
  };
}
