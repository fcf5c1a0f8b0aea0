import type { MatchResultView } from '@trivia/contract/play/match.ts';

type Paid = Pick<MatchResultView, 'coins' | 'points' | 'staked'>;

/** Splits the payment of a match into gains and the returned stake. */
export function gainsOf({ coins, points, staked }: Paid) {
  const coinsBack = Math.min(coins, staked.coins);
  const pointsBack = Math.min(points, staked.points);
  return { coins: coins - coinsBack, points: points - pointsBack, coinsBack, pointsBack };
}
