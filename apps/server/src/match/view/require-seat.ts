import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';

/** Refuses with MATCH_NOT_FOUND a player without a seat, as if the match did not exist. */
export async function requireSeat(
  db: Db,
  { matchId, playerId }: { readonly matchId: string; readonly playerId: string },
): Promise<void> {
  const seat = await db
    .selectFrom('match_player')
    .select('seat')
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!seat) throw new AppError('MATCH_NOT_FOUND');
}
