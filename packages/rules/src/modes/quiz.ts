/** Solo mode: five questions without a clock, for a wager or for points per right answer. */

import { SOLO_ANSWER_COINS, wagerPayout, wagers } from '../economy.ts';
import { defineMode } from '../match/define-mode.ts';
import { defineStakes } from '../match/define-stakes.ts';
import type { Standing } from '../match/match.ts';
import type { Setup } from '../match/mode.ts';
import { roundPoints } from '../match/round-points.ts';

const ROUNDS = 5;
const POINTS_PER_RIGHT = 5;

export interface QuizStanding extends Standing {
  /** Points earned per right answer, which are paid only without a wager. */
  readonly points: number;
}

function checkWager({ wagerPoints }: Setup): void {
  if (!wagers.some((wager) => wager === wagerPoints)) throw new RangeError(`No such wager: ${wagerPoints}`);
}

export const quiz = defineMode<QuizStanding, { rightAnswers: number; wagerPoints: number; points: number }>({
  id: 'quiz',
  minPlayers: 1,
  maxPlayers: 1,
  coinsPerAnswer: SOLO_ANSWER_COINS,
  stakes: [defineStakes({ wagers, pointsPerRight: POINTS_PER_RIGHT })],
  pace: () => ({ rounds: ROUNDS, secondsPerRound: null, revealSeconds: 20, canContinueEarly: true }),

  entry(setup) {
    checkWager(setup);
    return { coins: 0, points: setup.wagerPoints };
  },

  initialStanding: (standing) => ({ ...standing, points: 0 }),

  score: (standing, answer) => ({
    ...standing,
    points: standing.points + roundPoints(answer, POINTS_PER_RIGHT),
  }),

  isActive: () => true,

  award:
    ({ setup: { wagerPoints } }) =>
    ({ rightAnswers, points }) => {
      const payout = wagerPoints > 0 ? wagerPayout(wagerPoints, rightAnswers) : points;
      return { outcome: rightAnswers * 2 > ROUNDS ? 'won' : 'lost', coins: 0, points: payout };
    },

  view({ setup: { wagerPoints }, standings: [player] }) {
    const { rightAnswers = 0, points = 0 } = player ?? {};
    return { rightAnswers, wagerPoints, points: wagerPoints > 0 ? 0 : points };
  },
});
