import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Deps } from '../../deps.ts';
import { changeMatch } from '../change-match.ts';
import { requirePresence } from '../presence.ts';
import { openRound } from '../rounds/open-round.ts';
import { ANNOUNCE_MS } from '../timing.ts';
import { viewOrAdvance } from './get-match.ts';
import type { MatchViewer } from './view-match.ts';

/**
 * Opens the next round of a match of one player at once. Does nothing if it is already open. Refuses with
 * MATCH_NOT_FOUND.
 */
export async function continueMatch(
  deps: Deps,
  { round, ...viewer }: MatchViewer & { readonly round: number },
): Promise<MatchView> {
  await requirePresence(deps, viewer);
  await changeMatch(deps, viewer.matchId, async (locked) => {
    const { match, mode, setup, nowMs } = locked;
    if (match.phase !== 'reveal' || match.round !== round || !mode.pace(setup).canContinueEarly) return;
    await openRound(locked, nowMs + ANNOUNCE_MS);
  });
  return await viewOrAdvance(deps, viewer);
}
