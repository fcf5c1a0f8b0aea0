import { type MatchStanding, matchStanding } from '@trivia/contract/play/match.ts';
import { parse } from 'zod/mini';
import { type Match, modeOf, setupOf } from './locked-match.ts';

/** Viewer without a seat, who sees only its public parts. */
export const SPECTATOR = '';

/** Standing as one player may see it, reduced to a closed list of fields. */
export const standingOf = (
  match: Pick<Match, 'mode_id' | 'rules_version' | 'state'>,
  playerId: string,
): MatchStanding => parse(matchStanding, modeOf(match).view(match.state, playerId));

/** Standing of a cancelled match; its starting state if the rules fail on the current one. */
export function cancelledStandingOf(match: Match, playerId: string): MatchStanding {
  try {
    return standingOf(match, playerId);
  } catch {
    const state = modeOf(match).start(setupOf(match));
    return standingOf({ ...match, state }, playerId);
  }
}
