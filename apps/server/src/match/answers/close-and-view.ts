import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Deps } from '../../deps.ts';
import { changeAndRead } from '../change-match.ts';
import { closeAnswered } from '../rounds/close-round.ts';
import { selectMatchWithRounds } from '../view/match-view.repository.ts';
import { type MatchViewer, viewMatch, viewRows } from '../view/view-match.ts';

/** Running closings of rounds, by match and number. */
const closings = new WeakMap<Deps['engine'], Map<string, Promise<unknown>>>();

function closingsOf({ engine }: Deps): Map<string, Promise<unknown>> {
  const known = closings.get(engine) ?? new Map<string, Promise<unknown>>();
  closings.set(engine, known);
  return known;
}

/**
 * Closes a round that has all its answers, and returns a player's view of the match. Simultaneous last answers close it
 * once: the first call closes it, and the others wait.
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
