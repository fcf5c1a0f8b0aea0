/** Cost and rewards of a mode: in words, and in the numbers of its chips. */
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';

/** Least and most of several stakes. */
export type Range = readonly [least: number, most: number];

export interface ModeFacts {
  readonly cost: string;
  /** Left out where everything that is won is won with Plus. */
  readonly reward?: string;
  /** Reward with Plus, for players without it. */
  readonly plusReward?: string;
  /** Price in coins; 0 is free. */
  readonly coins: Range;
  readonly points: Range;
}

/** Points of a game in which everything goes well. */
export const mostPoints = ({ rewards, rounds }: Pick<StakesOffer, 'rewards' | 'rounds'>): number =>
  rewards.pointsPerRight === null
    ? rewards.pointsForWin
    : rewards.pointsPerRight * rounds + rewards.pointsForAllRight;

export const rangeOf = (numbers: readonly number[]): Range => [Math.min(...numbers), Math.max(...numbers)];
