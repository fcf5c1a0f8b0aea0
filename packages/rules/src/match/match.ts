/** State of a match, with the same shape for all modes. */
import type { Outcome, Seat, Setup } from './mode.ts';

/** Standing of a player in a match, extended by modes with their own counts. */
export interface Standing {
  readonly seat: Seat;
  readonly rightAnswers: number;
  readonly hasLeft: boolean;
}

export interface Match<S extends Standing> {
  readonly setup: Setup;
  readonly roundsClosed: number;
  /** Standings in the order of the seats. */
  readonly standings: readonly S[];
}

/** Award of a player, before the limits of freemium and of matches against the bot. */
export interface Award {
  readonly outcome: Outcome;
  /** Coins from the pot. */
  readonly coins: number;
  readonly points: number;
}
