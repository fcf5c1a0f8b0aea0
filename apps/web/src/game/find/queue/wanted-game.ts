import type { LiveType } from '@trivia/contract/play/matchmaking.ts';

/** Live game and stakes that a player wants to play, by their names on the wire. */
export interface WantedGame {
  readonly type: LiveType;
  readonly mode: 'multi';
  /** Id of the stakes of `play/plans`. */
  readonly plan: string;
}
