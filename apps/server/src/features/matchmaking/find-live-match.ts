import { sql } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';

/** Finds the live match of each player, of which there is at most one. Players who are out of a match have none. */
export async function findLiveMatches(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('match_player as seat', 'seat.match_id', 'match.id')
    .select(['seat.player_id', 'match.id'])
    .where((eb) => eb('seat.player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where((eb) => eb.ref('seat.is_active'))
    .where('match.status', '=', 'playing')
    .where('match.mode', '=', 'multi')
    .orderBy('match.created_at')
    .execute();
  return new Map(rows.map(({ player_id, id }) => [player_id, id]));
}

export const findLiveMatch = async (db: Db, playerId: string): Promise<string | undefined> =>
  (await findLiveMatches(db, [playerId])).get(playerId);

/**
 * Refuses with ALREADY_PLAYING when the player is in a live match, and with PLAYER_BUSY when the other one
 * is.
 */
export async function requireFree(db: Db, playerId: string, otherId: string | null): Promise<void> {
  const playing = await findLiveMatches(db, otherId === null ? [playerId] : [playerId, otherId]);
  if (playing.has(playerId)) throw new AppError('ALREADY_PLAYING');
  if (playing.size > 0) throw new AppError('PLAYER_BUSY');
}
