/** Figures of the modes that clients draw too. They stand alone, so that a browser fetches no rules with them. */

export const SOLO_SURVIVAL_LIVES = 3;
export const SURVIVAL_DUEL_LIVES = 3;
/** Pieces of the puzzle's picture. */
export const PUZZLE_PIECES = 9;
