import type { Db } from '../../../lib/database/db.ts';

/** Whether a player has a seat in a match; false without a match. */
export async function hasSeat(db: Db, matchId: string | null, playerId: string): Promise<boolean> {
  if (matchId === null) return false;
  const seat = await db
    .selectFrom('match_player')
    .select('match_id')
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return seat !== undefined;
}
