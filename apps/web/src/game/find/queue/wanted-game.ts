import type { LiveModeId, modeTable } from '../../modes/mode-table.ts';

/** A live game that a player wants to play, and for what, as the wire calls it. */
export interface WantedGame {
  readonly type: (typeof modeTable)[LiveModeId]['type'];
  readonly mode: 'multi';
  /** Of `play/plans`. */
  readonly plan: string;
}
