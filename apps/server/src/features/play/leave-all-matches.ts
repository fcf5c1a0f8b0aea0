import { changeMatch, type EngineDeps } from '../../engine/change-match.ts';
import { forfeit } from '../../engine/forfeit.ts';

/** Leaves every unfinished match of a player, so that none of their stakes stays in escrow. */
export async function leaveAllMatches(deps: EngineDeps, playerId: string): Promise<void> {
  const unfinished = await deps.db
    .selectFrom('match')
    .innerJoin('match_player as seat', 'seat.match_id', 'match.id')
    .select('match.id')
    .where('seat.player_id', '=', playerId)
    .where('seat.status', '=', 'playing')
    .where('match.status', '=', 'playing')
    .execute();
  for (const { id } of unfinished) await changeMatch(deps, id, (edit) => forfeit(edit, playerId));
}
