import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

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
