import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

/** Number up to which players are counted exactly; above, a player on two servers counts twice. */
const COUNTED_EXACTLY = 5_000;

/** Number of players online. */
export async function countOnline(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT CASE WHEN n.players > ${COUNTED_EXACTLY} THEN n.players
                ELSE (SELECT count(DISTINCT player_id) FROM online_player) END AS total
      FROM (SELECT coalesce(sum(players), 0) AS players FROM online_node) n`.execute(db);
  return Number(rows[0]?.total ?? 0);
}
