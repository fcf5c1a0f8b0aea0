import { type MatchStanding, matchStanding } from '@trivia/contract/match.ts';
import { parse } from 'zod/mini';
import { type Match, modeOf, setupOf } from './match-edit.ts';

/** Somebody without a seat, who sees what everybody may see. */
export const NOBODY = '';

/** How it stands, as one player may see it, by the closed list of what is ever shown of it. */
export const standingOf = (
  match: Pick<Match, 'mode_id' | 'rules_version' | 'state'>,
  playerId: string,
): MatchStanding => parse(matchStanding, modeOf(match).view(match.state, playerId));

/** How a match stood that was called off. Where the rules can make nothing of that any more: how it began. */
export function cancelledStandingOf(match: Match, playerId: string): MatchStanding {
  try {
    return standingOf(match, playerId);
  } catch {
    const state = modeOf(match).start(setupOf(match));
    return standingOf({ ...match, state }, playerId);
  }
}
