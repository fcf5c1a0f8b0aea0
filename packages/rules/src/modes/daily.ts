/** The daily challenge: five questions, the same for everyone that day. Leaving forfeits the day. */
import { defineMode } from '../match/define-mode.ts';
import { defineStakes } from '../match/define-stakes.ts';
import type { Standing } from '../match/match.ts';
import type { Amounts, Membership, OwnPace } from '../match/mode.ts';
import { roundPoints } from '../match/round-points.ts';
import { NOTHING } from '../match/settle.ts';
import { mayBeFirst } from '../pace/own-pace.ts';

const ROUNDS = 5;

export const dailyRewards = {
  pointsPerRight: 20,
  pointsForAllRight: 50,
  /** Maximum of places among the day's first, by the time of finishing with five right answers. */
  firstCount: 1_000,
  firstPoints: 100,
  firstCoins: 20,
} as const;

export interface DailyStanding extends Standing {
  readonly points: number;
}

/**
 * Tells whether a result may get a place among the day's first: five right answers, at no more than twice the normal
 * time.
 */
export const isEligibleForFirst = (
  result: { readonly rightAnswers: number; readonly isForfeit: boolean },
  ownPace?: OwnPace,
): boolean => result.rightAnswers === ROUNDS && !result.isForfeit && mayBeFirst(ownPace);

/** Returns the reward for a place among the first 1,000, added to that of the match. */
export const firstReward = (membership: Membership): Amounts & { readonly coinsForPlus: number } => {
  const { firstPoints, firstCoins } = dailyRewards;
  return membership === 'plus'
    ? { points: firstPoints, coins: firstCoins, coinsForPlus: 0 }
    : { points: firstPoints, coins: 0, coinsForPlus: firstCoins };
};

export const daily = defineMode<DailyStanding, { rightAnswers: number; points: number }>({
  id: 'daily',
  minPlayers: 1,
  maxPlayers: 1,
  coinsPerAnswer: 0,
  stakes: [
    defineStakes({
      pointsPerRight: dailyRewards.pointsPerRight,
      pointsForAllRight: dailyRewards.pointsForAllRight,
    }),
  ],
  pace: () => ({ rounds: ROUNDS, secondsPerRound: 30, revealSeconds: 20, canContinueEarly: true }),
  entry: () => NOTHING,
  initialStanding: (standing) => ({ ...standing, points: 0 }),

  score: (standing, answer) => ({
    ...standing,
    points: standing.points + roundPoints(answer, dailyRewards.pointsPerRight),
  }),

  isActive: () => true,

  award:
    () =>
    ({ rightAnswers, points }) => {
      const bonus = rightAnswers === ROUNDS ? dailyRewards.pointsForAllRight : 0;
      // More right than wrong answers count as a win, which has no effect on the payment.
      return { outcome: rightAnswers * 2 > ROUNDS ? 'won' : 'lost', coins: 0, points: points + bonus };
    },

  view({ standings: [player] }) {
    return { rightAnswers: player?.rightAnswers ?? 0, points: player?.points ?? 0 };
  },
});
