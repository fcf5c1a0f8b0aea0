import type { LiveType } from '@trivia/contract/play/live-games.ts';

/** Mode and stakes that a player searches for, in the wire's terms. */
export interface GameRequest {
  readonly type: LiveType;
  readonly mode: 'multi';
  /** Stakes id of `play/plans`. */
  readonly plan: string;
}
