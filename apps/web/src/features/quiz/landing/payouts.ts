import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { wagerPayout } from '@trivia/rules/economy.ts';

export interface Payout {
  readonly rightAnswers: number;
  /** Points returned for a wager, or won without one. */
  readonly points: number;
  /** Gain or loss in points. */
  readonly change: number;
}

/** Payouts by number of right answers, from none to all. */
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
