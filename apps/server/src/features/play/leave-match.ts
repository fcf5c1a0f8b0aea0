import type { MatchView } from '@trivia/contract/match.ts';
import { changeMatch } from '../../engine/change-match.ts';
import { forfeit } from '../../engine/forfeit.ts';
import type { Deps } from '../../lib/deps.ts';
import { requireSeat } from './require-seat.ts';
import { type MatchViewer, viewMatch } from './view-match.ts';

/** Forfeits a match, which then pays the player nothing. Refuses with MATCH_NOT_FOUND. */
export async function leaveMatch(deps: Deps, viewer: MatchViewer): Promise<MatchView> {
  await requireSeat(deps.db, viewer);
  await changeMatch(deps, viewer.matchId, (edit) => forfeit(edit, viewer.playerId));
  return await viewMatch(deps, viewer);
}
