/** Figures of the modes that clients draw too. Their own file keeps the rules out of browsers. */

export const SOLO_SURVIVAL_LIVES = 3;
export const SURVIVAL_DUEL_LIVES = 3;
/** Pieces of the puzzle's picture. */
export const PUZZLE_PIECES = 9;
