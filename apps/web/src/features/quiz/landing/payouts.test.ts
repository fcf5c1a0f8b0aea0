import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { expect, it } from 'vitest';
import { payoutsOf } from './payouts.ts';

const offer: Pick<StakesOffer, 'rounds' | 'rewards'> = {
  rounds: 5,
  rewards: { pointsPerRight: 5, pointsForAllRight: 0, pointsForWin: 0, hasPot: false },
};

it.each([
  [0, [0, 5, 10, 15, 20, 25]],
  [25, [-25, -25, -13, 5, 25, 50]],
  [100, [-100, -100, -50, 20, 100, 200]],
])('calculates the payout of a wager of %i for 0 to 5 right answers', (wager, changes) => {
  expect(payoutsOf(offer, wager).map(({ change }) => change)).toEqual(changes);
});
