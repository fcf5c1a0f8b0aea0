import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Deps } from '../../deps.ts';
import { changeMatch, type EngineDeps } from '../change-match.ts';
import { forfeit } from '../rounds/forfeit.ts';
import { requireSeat } from './require-seat.ts';
import { type MatchViewer, viewMatch } from './view-match.ts';

/** Forfeits a match, so that it pays the player nothing. Refuses with MATCH_NOT_FOUND. */
export async function leaveMatch(deps: Deps, viewer: MatchViewer): Promise<MatchView> {
  await requireSeat(deps.db, viewer);
  await changeMatch(deps, viewer.matchId, (locked) => forfeit(locked, viewer.playerId));
  return await viewMatch(deps, viewer);
}

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
  for (const { id } of unfinished) await changeMatch(deps, id, (locked) => forfeit(locked, playerId));
}
