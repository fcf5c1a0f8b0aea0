/** Constants of the modes that clients show, in a file of their own so that browsers need not load the rules. */

export const SOLO_SURVIVAL_LIVES = 3;
export const SURVIVAL_DUEL_LIVES = 3;
/** Number of pieces of the puzzle's picture. */
export const PUZZLE_PIECES = 9;
