/** Cost and rewards of a mode, as texts and as numbers. */
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';

/** Smallest and largest value over all stakes. */
export type Range = readonly [least: number, most: number];

export interface ModeFacts {
  readonly cost: string;
  /** Reward of a win; left out if only Plus has one. */
  readonly reward?: string;
  /** Reward with Plus, for players without it. */
  readonly plusReward?: string;
  /** Price in coins; 0 is free. */
  readonly coins: Range;
  readonly points: Range;
}

/** Points of a game with right answers only. */
export const mostPoints = ({ rewards, rounds }: Pick<StakesOffer, 'rewards' | 'rounds'>): number =>
  rewards.pointsPerRight === null
    ? rewards.pointsForWin
    : rewards.pointsPerRight * rounds + rewards.pointsForAllRight;

export const rangeOf = (numbers: readonly number[]): Range => [Math.min(...numbers), Math.max(...numbers)];
