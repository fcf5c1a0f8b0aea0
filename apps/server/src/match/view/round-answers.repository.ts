import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

/** Lists answers to closed rounds by round and seat, optionally of some rounds or one player only. */
export const listRoundAnswers = (
  db: Db,
  matchId: string,
  { rounds, playerId }: { readonly rounds?: readonly number[]; readonly playerId?: string | undefined } = {},
) =>
  db
    .selectFrom('match_round as round')
    .innerJoin('match_player as seat', 'seat.match_id', 'round.match_id')
    .leftJoin('match_answer as answer', (join) =>
      join
        .onRef('answer.match_id', '=', 'seat.match_id')
        .onRef('answer.player_id', '=', 'seat.player_id')
        .onRef('answer.round', '=', 'round.round'),
    )
    .select(['round.round', 'round.right_option_id'])
    .select(['round.opens_at', 'round.closes_at', 'round.closed_at'])
    .select(['seat.player_id', 'seat.extra_round', 'seat.extra_ms'])
    .select(['answer.option_id', 'answer.elapsed_ms', 'answer.credit_ms'])
    .where('round.match_id', '=', matchId)
    .where('round.closed_at', 'is not', null)
    .where((eb) =>
      eb.and([
        ...(rounds ? [eb('round.round', '=', eb.fn.any(eb.val(rounds)))] : []),
        ...(playerId === undefined ? [] : [eb('seat.player_id', '=', playerId)]),
      ]),
    )
    .orderBy('round.round')
    .orderBy('seat.seat')
    .execute();

export type RoundAnswerRow = Awaited<ReturnType<typeof listRoundAnswers>>[number];

export interface Progress {
  readonly playerCount: number;
  readonly answeredCount: number;
  /** By seat. */
  readonly answeredPlayerIds: readonly string[];
}

/** Returns who has answered the open round of a live match; undefined for other rounds. */
export async function findProgress(db: Db, matchId: string, round: number): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    SELECT count(*)::int AS "playerCount", count(a.player_id)::int AS "answeredCount",
           coalesce(array_agg(p.player_id ORDER BY p.seat) FILTER (WHERE a.player_id IS NOT NULL), '{}')
             AS "answeredPlayerIds"
      FROM match_round r
      JOIN match m ON m.id = r.match_id AND m.mode = 'multi'
      JOIN match_player p ON p.match_id = r.match_id
      LEFT JOIN match_answer a ON a.match_id = p.match_id AND a.player_id = p.player_id AND a.round = r.round
     WHERE r.match_id = ${matchId} AND r.round = ${round} AND r.closed_at IS NULL
     GROUP BY r.match_id`.execute(db);
  return rows[0];
}
