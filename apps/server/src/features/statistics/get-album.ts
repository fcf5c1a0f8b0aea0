import type { Album } from '@trivia/contract/account/statistics.ts';
import { pictureOf } from '@trivia/rules/modes/puzzle.ts';
import { pictureIds } from '@trivia/rules/pictures.ts';
import type { Deps } from '../../deps.ts';

/** Puzzle pictures that a player has completed, each derived from the seed of its match. */
export async function getAlbum({ db }: Pick<Deps, 'db'>, playerId: string): Promise<Album> {
  const rows = await db
    .selectFrom('match_player as seat')
    .innerJoin('match', 'match.id', 'seat.match_id')
    .innerJoin('match_result as result', (join) =>
      join.onRef('result.match_id', '=', 'seat.match_id').onRef('result.player_id', '=', 'seat.player_id'),
    )
    .select('match.seed')
    .where('seat.player_id', '=', playerId)
    .where('match.mode_id', '=', 'puzzle')
    .where('result.outcome', '=', 'won')
    .execute();
  const won = new Set(rows.map(({ seed }) => pictureOf(seed)));
  return { pictureIds: pictureIds.filter((id) => won.has(id)) };
}
