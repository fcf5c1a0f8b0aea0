import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { wagerPayout } from '@trivia/rules/economy.ts';

export interface Payout {
  readonly rightAnswers: number;
  /** Points that come back for a wager, or are won without one. */
  readonly points: number;
  /** Gain or loss of the player. */
  readonly change: number;
}

/** Payouts by the number of right answers, from none to all. */
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
