/** Fills a new database with a million players and their histories. */
import { sql } from 'kysely';
import { connectDatabase } from '../../apps/server/src/lib/database/connect.ts';
import { WORK_TIMEOUTS } from '../../apps/server/src/lib/database/timeouts.ts';
import { fillHistory } from '../../apps/server/test/support/history/fill-history.ts';
import { type BenchPlayer, fillPlayers } from '../live/fill-players.ts';
import { withoutIndexes } from './without-indexes.ts';

const TABLES = [
  'player',
  'session',
  'access_grant',
  'match',
  'match_player',
  'match_round',
  'match_answer',
  'match_result',
  'daily_play',
  'player_question',
  'player_mode_statistics',
  'notification',
  'ledger_account',
  'ledger_transfer',
  'ledger_entry',
];

/** Matches inserted in one transaction. */
const AT_ONCE = 250_000;

export interface Crowd {
  readonly players: number;
  readonly matchesEach: number;
  readonly roundsEach: number;
}

/** Histories of some players, each of whom played against the next one, and the last against the first. */
const livesOf = (players: readonly BenchPlayer[], { matchesEach }: Crowd) =>
  players.map(({ id }, index) => ({
    playerId: id,
    rivalId: players[(index + 1) % players.length]?.id ?? id,
    matches: matchesEach,
  }));

/** Fills the database at a URL, which has no players yet. Reports progress on standard error. */
export async function fillCrowd(url: string, crowd: Crowd, nowMs: number): Promise<void> {
  const timeouts = { ...WORK_TIMEOUTS, statementMs: 0, idleMs: 0 };
  const db = connectDatabase(url, { maxConnections: 1, timeouts });
  try {
    await sql`SET maintenance_work_mem = '1GB'`.execute(db);
    await sql`SET work_mem = '256MB'`.execute(db);
    await withoutIndexes(db, TABLES, async () => {
      const players = await fillPlayers(db, crowd.players);
      const atOnce = AT_ONCE / crowd.matchesEach;
      for (let from = 0; from < players.length; from += atOnce) {
        const some = players.slice(from, from + atOnce);
        await fillHistory(db, livesOf(some, crowd), nowMs, crowd.roundsEach);
        process.stderr.write(`${from + some.length} of ${players.length} players\n`);
      }
    });
    await sql`VACUUM (ANALYZE)`.execute(db);
  } finally {
    await db.destroy();
  }
}
