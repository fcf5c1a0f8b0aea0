import type { MatchView } from '@trivia/contract/match.ts';
import { advanceMatch } from '../../engine/advance-match.ts';
import { changeMatch } from '../../engine/change-match.ts';
import type { Deps } from '../../lib/deps.ts';
import { keepPresence } from './keep-presence.ts';
import { type MatchViewer, viewMatch } from './view-match.ts';

/** An answer that was written just before a server died has not closed its round yet. */
const isStuck = ({ mode, round }: MatchView): boolean =>
  mode === 'solo' && (round?.myOptionId ?? null) !== null;

/** The match as the player may see it; asking for it says that they are there. Refuses with MATCH_NOT_FOUND. */
export async function getMatch(deps: Deps, viewer: MatchViewer): Promise<MatchView> {
  await keepPresence(deps, viewer);
  const view = await viewMatch(deps, viewer);
  if (!isStuck(view)) return view;
  await changeMatch(deps, viewer.matchId, advanceMatch);
  return await viewMatch(deps, viewer);
}
