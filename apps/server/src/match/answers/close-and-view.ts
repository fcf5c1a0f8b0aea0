import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Deps } from '../../deps.ts';
import { changeAndRead } from '../change-match.ts';
import { closeAnswered } from '../rounds/advance-match.ts';
import { selectMatchWithRounds } from '../view/match-view.repository.ts';
import { type MatchViewer, viewMatch, viewRows } from '../view/view-match.ts';

/** Rounds that are being closed, by match and number. */
const closings = new WeakMap<Deps['engine'], Map<string, Promise<unknown>>>();

function closingsOf({ engine }: Deps): Map<string, Promise<unknown>> {
  const known = closings.get(engine) ?? new Map<string, Promise<unknown>>();
  closings.set(engine, known);
  return known;
}

/**
 * Closes a round that has all answers, and returns the match as a player sees it then. Calls whose answers completed it
 * together close it once: the first one does, and the others wait for it.
 */
export async function closeAndView(deps: Deps, viewer: MatchViewer, round: number): Promise<MatchView> {
  const [running, key] = [closingsOf(deps), `${viewer.matchId}/${round}`];
  const closing = running.get(key);
  if (closing) {
    await closing;
    return await viewMatch(deps, viewer);
  }
  const read = selectMatchWithRounds(deps.db, viewer);
  const rows = changeAndRead(deps, viewer.matchId, { change: closeAnswered(round), read });
  running.set(key, rows);
  try {
    return await viewRows(deps, viewer, await rows);
  } finally {
    running.delete(key);
  }
}
