import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

export interface AnsweredSeat {
  readonly matchId: string;
  readonly round: number;
  /** Seat at which the search starts. That of the latest answer is found fastest. */
  readonly playerId: string;
}

/** First seat under the condition whose player has not answered yet. */
const missingSeat = (condition: ReturnType<typeof sql>) => sql`
  SELECT true FROM match_player p
   WHERE p.match_id = g.match_id AND p.is_active AND ${condition}
     AND (SELECT true FROM match_answer a
           WHERE a.match_id = p.match_id AND a.round = g.round AND a.player_id = p.player_id) IS NULL
   ORDER BY p.player_id LIMIT 1`;

/**
 * Returns the rounds that all active players have answered. The search starts at the given seat and stops at the
 * first seat without an answer; seats before it come last. Starting at the first seat would reread every earlier
 * answer of a crowd with each new one.
 */
export async function findCompleteRounds<Seat extends AnsweredSeat>(
  db: Db,
  seats: readonly Seat[],
): Promise<Seat[]> {
  if (seats.length === 0) return [];
  const matchIds = seats.map(({ matchId }) => matchId);
  const rounds = seats.map(({ round }) => round);
  const playerIds = seats.map(({ playerId }) => playerId);
  const { rows } = await sql<{ isMissing: boolean }>`
    SELECT coalesce((${missingSeat(sql`p.player_id >= g.player_id`)}),
                    (${missingSeat(sql`p.player_id < g.player_id`)}), false) AS "isMissing"
      FROM unnest(${matchIds}::uuid[], ${rounds}::int[], ${playerIds}::uuid[])
             WITH ORDINALITY AS g (match_id, round, player_id, ordinal)
     ORDER BY g.ordinal`.execute(db);
  return seats.filter((_, index) => rows[index]?.isMissing === false);
}
