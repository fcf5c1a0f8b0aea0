import { type MatchStanding, matchStanding } from '@trivia/contract/match.ts';
import { parse } from 'zod/mini';
import { type Match, modeOf } from './match-edit.ts';

/** Somebody without a seat, who sees what everybody may see. */
export const NOBODY = '';

/** How it stands, as one player may see it, by the closed list of what is ever shown of it. */
export const standingOf = (match: Pick<Match, 'mode_id' | 'state'>, playerId: string): MatchStanding =>
  parse(matchStanding, modeOf(match.mode_id).view(match.state, playerId));
