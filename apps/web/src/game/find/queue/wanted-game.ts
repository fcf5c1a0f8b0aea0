import type { LiveGameType } from '../../modes/live-games.ts';

/** A live game that a player wants to play, and for what. */
export interface WantedGame {
  readonly type: LiveGameType;
  readonly mode: 'multi';
  /** Of `play/plans`. */
  readonly plan: string;
}
