/** State of a match, of the same shape for all modes. */
import type { Outcome, Seat, Setup } from './mode.ts';

/** Standing of a player in a match. Modes add their own counts. */
export interface Standing {
  readonly seat: Seat;
  readonly rightAnswers: number;
  readonly hasLeft: boolean;
}

export interface Match<S extends Standing> {
  readonly setup: Setup;
  readonly roundsClosed: number;
  /** In the order of the seats. */
  readonly standings: readonly S[];
}

/** Award of a player, before limits of membership and bot apply. */
export interface Award {
  readonly outcome: Outcome;
  /** Coins from the pot. */
  readonly coins: number;
  readonly points: number;
}
