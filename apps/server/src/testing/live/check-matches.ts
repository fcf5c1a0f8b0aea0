/** What must be true of live matches when all of them are over, whatever happened to the servers meanwhile. */
import { sql } from 'kysely';
import { modeOf, setupOf } from '../../engine/match-edit.ts';
import { ANNOUNCE_MS, CLOSE_GRACE_MS } from '../../engine/timing.ts';
import type { Db } from '../../lib/deps.ts';
import type { Acknowledged } from './live-player.ts';

/** Answers that were acknowledged and are not there. */
export async function findLostAnswers(
  db: Db,
  acknowledged: readonly Acknowledged[],
): Promise<Acknowledged[]> {
  const keyOf = (one: Acknowledged) => `${one.matchId}/${one.round}/${one.optionId}`;
  const rows = await db
    .selectFrom('match_answer')
    .select(['match_id as matchId', 'round', 'option_id as optionId'])
    .execute();
  const kept = new Set(rows.map(keyOf));
  return acknowledged.filter((one) => !kept.has(keyOf(one)));
}

/** Results that do not count every right answer that was given, or that are not there. */
export async function findMiscounted(db: Db): Promise<object[]> {
  const { rows } = await sql<object>`
    SELECT p.match_id, p.player_id, result.right_answers, given.count
      FROM match_player p
      LEFT JOIN match_result result USING (match_id, player_id)
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count
          FROM match_answer a JOIN match_round r USING (match_id, round)
         WHERE a.match_id = p.match_id AND a.player_id = p.player_id AND a.option_id = r.right_option_id) given
     WHERE result.right_answers IS DISTINCT FROM given.count`.execute(db);
  return rows;
}

/** Players who do not have what they began with, less their stakes, plus what their results say. */
export async function findWrongPurses(db: Db, purse: number): Promise<object[]> {
  const matches = await db.selectFrom('match').selectAll().execute();
  const due = new Map<string, number>();
  const add = (id: string, coins: number) => due.set(id, (due.get(id) ?? purse) + coins);
  for (const match of matches) {
    const setup = setupOf(match);
    for (const { id } of setup.players) add(id, -modeOf(match.mode_id).stake(setup, id).coins);
  }
  for (const { player_id, coins } of await db.selectFrom('match_result').selectAll().execute()) {
    add(player_id, coins);
  }
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['player_id', 'balance'])
    .where('currency', '=', 'coin')
    .where('kind', '=', 'player')
    .execute();
  return accounts
    .map(({ player_id, balance }) => ({ player_id, balance, due: due.get(player_id ?? '') ?? purse }))
    .filter((one) => one.balance !== one.due);
}

/** How late each step of each match came, in milliseconds: the closing of a round, and the opening of the next. */
export async function measureLateness(db: Db): Promise<number[]> {
  const { rows: closings } = await sql<{ late: number }>`
    SELECT extract(epoch FROM r.closed_at - CASE
             WHEN given.count = seats.count THEN given.last
             ELSE r.closes_at + ${`${CLOSE_GRACE_MS} ms`}::interval END)::float8 * 1000 AS late
      FROM match_round r
      CROSS JOIN LATERAL (SELECT count(*) AS count, max(a.locked_at) AS last FROM match_answer a
                           WHERE a.match_id = r.match_id AND a.round = r.round) given
      CROSS JOIN LATERAL (SELECT count(*) AS count FROM match_player p WHERE p.match_id = r.match_id) seats
     WHERE r.closed_at IS NOT NULL`.execute(db);
  const { rows: openings } = await sql<{ modeId: 'head-to-head'; gap: number }>`
    SELECT m.mode_id AS "modeId", extract(epoch FROM e.at - before.at)::float8 * 1000 AS gap
      FROM match_event e
      JOIN match_event before ON before.match_id = e.match_id AND before.version = e.version - 1
      JOIN match m ON m.id = e.match_id
     WHERE e.kind = 'round.opened' AND before.kind = 'round.closed'`.execute(db);
  const revealMs = (modeId: 'head-to-head') =>
    modeOf(modeId).pace({ tournament: null }).revealSeconds * 1000 - ANNOUNCE_MS;
  return [...closings.map(({ late }) => late), ...openings.map(({ modeId, gap }) => gap - revealMs(modeId))];
}

export const countPlaying = async (db: Db): Promise<number> =>
  (await db.selectFrom('match').select('id').where('status', '=', 'playing').execute()).length;
