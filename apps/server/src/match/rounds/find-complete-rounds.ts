import { sql } from 'kysely';
import type { Db } from '../../deps.ts';

export interface AnsweredSeat {
  readonly matchId: string;
  readonly round: number;
  /** Any player; best the one who answered last. */
  readonly playerId: string;
}

/** Seat of the match whose player has yet to answer, if it is the first of those that the condition lets in. */
const missingSeat = (condition: ReturnType<typeof sql>) => sql`
  SELECT true FROM match_player p
   WHERE p.match_id = g.match_id AND p.is_active AND ${condition}
     AND (SELECT true FROM match_answer a
           WHERE a.match_id = p.match_id AND a.round = g.round AND a.player_id = p.player_id) IS NULL
   ORDER BY p.player_id LIMIT 1`;

/**
 * Returns those of the rounds that all active players have answered. Looks at the seats one by one from the given one on
 * until one has no answer, and at those before it last: from the first seat on, each answer of a crowd would be read
 * again for each later one.
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
             WITH ORDINALITY AS g (match_id, round, player_id, place)
     ORDER BY g.place`.execute(db);
  return seats.filter((_, place) => rows[place]?.isMissing === false);
}
