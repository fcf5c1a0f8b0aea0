import type { Db } from '../../lib/deps.ts';

/** Whether a player is one of a match's; of no match nobody is. */
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
