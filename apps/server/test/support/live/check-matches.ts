/** Checks after all live matches have ended, despite faults of the servers. */

import type { ModeId } from '@trivia/rules/match/mode.ts';
import { modes } from '@trivia/rules/modes/table.ts';
import { sql } from 'kysely';
import type { Db } from '../../../src/lib/database/db.ts';
import { modeOf, setupOf, unpackMatch } from '../../../src/match/locked-match.ts';
import { ANNOUNCE_MS, CLOSE_GRACE_MS } from '../../../src/match/timing.ts';
import type { Acknowledged, LivePlayer } from './live-player.ts';

/** Finds confirmed answers that are missing. */
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

/** Finds results that are missing, or do not count every right answer. */
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

/** Finds players with a balance other than the start, less stakes, plus results. */
export async function findWrongBalances(db: Db, startBalance: number): Promise<object[]> {
  const matches = await db.selectFrom('match').selectAll().execute();
  const due = new Map<string, number>();
  const add = (id: string, coins: number) => due.set(id, (due.get(id) ?? startBalance) + coins);
  for (const match of matches) {
    const setup = setupOf(unpackMatch(match));
    for (const { id } of setup.players) add(id, -modeOf(match).stakeOf(setup, id).coins);
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
    .map(({ player_id, balance }) => ({ player_id, balance, due: due.get(player_id ?? '') ?? startBalance }))
    .filter((one) => one.balance !== one.due);
}

export interface Step {
  readonly kind: 'round.closed' | 'round.opened';
  readonly matchId: string;
  readonly at: Date;
  readonly lateMs: number;
}

/** SQL: times at which each round could be closed, by its last answer or the end of its time. */
const listClosings = (db: Db) =>
  sql<Step>`
  SELECT 'round.closed' AS kind, r.match_id AS "matchId", r.closed_at AS at,
         extract(epoch FROM r.closed_at - CASE
           WHEN given.count = seats.count THEN given.last
           ELSE r.closes_at + ${`${CLOSE_GRACE_MS} ms`}::interval END)::float8 * 1000 AS "lateMs"
    FROM match_round r
    CROSS JOIN LATERAL (SELECT count(*) AS count, max(a.locked_at) AS last FROM match_answer a
                         WHERE a.match_id = r.match_id AND a.round = r.round) given
    CROSS JOIN LATERAL (SELECT count(*) AS count FROM match_player p WHERE p.match_id = r.match_id) seats
   WHERE r.closed_at IS NOT NULL`.execute(db);

const listOpenings = (db: Db) =>
  sql<Omit<Step, 'lateMs'> & { modeId: ModeId; gapMs: number }>`
  SELECT 'round.opened' AS kind, m.id AS "matchId", e.at, m.mode_id AS "modeId",
         extract(epoch FROM e.at - before.at)::float8 * 1000 AS "gapMs"
    FROM match_event e
    JOIN match_event before ON before.match_id = e.match_id AND before.version = e.version - 1
    JOIN match m ON m.id = e.match_id
   WHERE e.kind = 'round.opened' AND before.kind = 'round.closed'`.execute(db);

const revealMs = (modeId: ModeId): number =>
  (modes[modeId].pace({ tournament: null }).revealSeconds ?? 0) * 1000 - ANNOUNCE_MS;

/** Lists the delays of all closings and announcements of rounds, longest first. */
export async function listSteps(db: Db): Promise<Step[]> {
  const closings = (await listClosings(db)).rows;
  const openings = (await listOpenings(db)).rows.map(({ modeId, gapMs, ...step }) => ({
    ...step,
    lateMs: gapMs - revealMs(modeId),
  }));
  return [...closings, ...openings].toSorted((one, other) => other.lateMs - one.lateMs);
}

export const countPlaying = async (db: Db): Promise<number> =>
  (await db.selectFrom('match').select('id').where('status', '=', 'playing').execute()).length;

export interface MissedEvent {
  readonly matchId: string;
  readonly version: number;
  readonly playerId: string;
  readonly at: Date;
}

/**
 * Counts the events of a time span that players should have received, and lists those they missed. Events before a
 * player's subscription do not count.
 */
export async function findMissedEvents(
  db: Db,
  players: readonly LivePlayer[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<{ all: number; missed: MissedEvent[] }> {
  const events = await db
    .selectFrom('match_event')
    .innerJoin('match_player as seat', 'seat.match_id', 'match_event.match_id')
    .select(['match_event.match_id', 'match_event.version', 'match_event.at', 'seat.player_id'])
    .where('match_event.at', '>=', new Date(fromMs))
    .where('match_event.at', '<=', new Date(toMs))
    .execute();
  const byId = new Map(players.map((player) => [player.id, player.listener.received]));
  const receivedOf = (event: (typeof events)[number]) => byId.get(event.player_id)?.get(event.match_id);
  const due = events.filter((event) => {
    const sinceMs = receivedOf(event)?.sinceMs;
    return sinceMs !== undefined && event.at.getTime() >= sinceMs;
  });
  const missed = due
    .filter((event) => !receivedOf(event)?.events.has(event.version))
    .map(({ match_id, version, player_id, at }) => ({
      matchId: match_id,
      version,
      playerId: player_id,
      at,
    }));
  return { all: due.length, missed };
}

/** Finds matches without progress since a time. */
export async function findStalled(db: Db, sinceMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('status', '=', 'playing')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('match_event')
            .select('version')
            .whereRef('match_id', '=', 'match.id')
            .where('at', '>', new Date(sinceMs)),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
