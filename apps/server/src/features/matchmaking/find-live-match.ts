import { sql } from 'kysely';
import type { Db } from '../../lib/deps.ts';

/** The live matches that players are in, by player: nobody plays two at a time. Who is out of one is free again. */
export async function findLiveMatches(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('match_player as seat', 'seat.match_id', 'match.id')
    .select(['seat.player_id', 'match.id'])
    .where((eb) => eb('seat.player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where('seat.is_active', '=', true)
    .where('match.status', '=', 'playing')
    .where('match.mode', '=', 'multi')
    .orderBy('match.created_at')
    .execute();
  return new Map(rows.map(({ player_id, id }) => [player_id, id]));
}

export const findLiveMatch = async (db: Db, playerId: string): Promise<string | undefined> =>
  (await findLiveMatches(db, [playerId])).get(playerId);
