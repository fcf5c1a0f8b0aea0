import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { wagerPayout } from '@trivia/rules/economy.ts';

export interface Payout {
  readonly rightAnswers: number;
  /** Points that come back for a wager, or are won without one. */
  readonly points: number;
  /** What the player has more, or less, than before. */
  readonly change: number;
}

/** What each number of right answers pays, from none to all. */
export function payoutsOf(
  { rounds, rewards }: Pick<StakesOffer, 'rounds' | 'rewards'>,
  wagerPoints: number,
): readonly Payout[] {
  return Array.from({ length: rounds + 1 }, (_, rightAnswers) => {
    const points =
      wagerPoints > 0 ? wagerPayout(wagerPoints, rightAnswers) : rightAnswers * (rewards.pointsPerRight ?? 0);
    return { rightAnswers, points, change: points - wagerPoints };
  });
}
