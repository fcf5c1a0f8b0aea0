/** The state of a match, the same shape for all modes. */
import type { Outcome, Seat, Setup } from './mode.ts';

/** How a player stands in a match. Modes add what they count. */
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

/** What a player is due, before it is known who may be paid what. */
export interface Award {
  readonly outcome: Outcome;
  /** Of the pot. */
  readonly coins: number;
  readonly points: number;
}
