import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Deps } from '../../deps.ts';
import { sendTogether } from '../../lib/database/together.ts';
import { changeMatch } from '../change-match.ts';
import { presenceAt } from '../presence.ts';
import { advanceMatch } from '../rounds/advance-match.ts';
import { type MatchWithRoundsRow, selectMatchWithRounds } from './match-view.repository.ts';
import { type MatchViewer, viewMatch, viewRows } from './view-match.ts';

/** True if a server was killed after recording the last answer, before closing the round. */
const isStuck = ({ mode, round }: MatchView): boolean =>
  mode === 'solo' && (round?.myOptionId ?? null) !== null;

/** A player's view of a match. The call counts as presence. Refuses with MATCH_NOT_FOUND. */
export async function getMatch(deps: Deps, viewer: MatchViewer): Promise<MatchView> {
  const { db, clock } = deps;
  const seenAt = new Date(clock.nowMs());
  const [, rows] = await sendTogether(db, [
    presenceAt(db, { ...viewer, seenAt }),
    selectMatchWithRounds(db, viewer),
  ]);
  return await viewOrAdvance(deps, viewer, rows);
}

/** A player's view of a match, after closing a round that a killed server left open. */
export async function viewOrAdvance(
  deps: Deps,
  viewer: MatchViewer,
  rows: readonly MatchWithRoundsRow[],
): Promise<MatchView> {
  const view = await viewRows(deps, viewer, rows);
  if (!isStuck(view)) return view;
  await changeMatch(deps, viewer.matchId, advanceMatch);
  return await viewMatch(deps, viewer);
}
