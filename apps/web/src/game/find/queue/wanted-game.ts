import type { LiveModeId, modeTable } from '../../modes/mode-table.ts';

/** Live game and stakes that a player wants to play, by their names on the wire. */
export interface WantedGame {
  readonly type: (typeof modeTable)[LiveModeId]['type'];
  readonly mode: 'multi';
  /** Of `play/plans`. */
  readonly plan: string;
}
