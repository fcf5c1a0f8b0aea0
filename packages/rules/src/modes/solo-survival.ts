/** Solo survival: the third wrong answer ends the match without a reward. A missing answer counts as wrong. */

import { entryCoins } from '../economy.ts';
import { defineMode } from '../match/define-mode.ts';
import { defineStakes } from '../match/define-stakes.ts';
import { livesAfter } from '../match/lives.ts';
import type { Standing } from '../match/match.ts';
import { roundPoints } from '../match/round-points.ts';
import { SOLO_SURVIVAL_LIVES } from './mode-constants.ts';

const ROUNDS = 5;
const POINTS_PER_RIGHT = 10;
const POINTS_FOR_ALL_RIGHT = 30;

export interface SoloSurvivalStanding extends Standing {
  readonly lives: number;
  readonly points: number;
}

export const soloSurvival = defineMode<SoloSurvivalStanding, { rightAnswers: number; lives: number }>({
  id: 'solo-survival',
  minPlayers: 1,
  maxPlayers: 1,
  coinsPerAnswer: 0,
  stakes: [
    defineStakes({
      entryCoins: entryCoins['solo-survival'],
      lives: SOLO_SURVIVAL_LIVES,
      pointsPerRight: POINTS_PER_RIGHT,
      pointsForAllRight: POINTS_FOR_ALL_RIGHT,
    }),
  ],
  pace: () => ({ rounds: ROUNDS, secondsPerRound: 20, revealSeconds: 20, canContinueEarly: true }),
  entry: () => ({ coins: entryCoins['solo-survival'], points: 0 }),
  initialStanding: (standing) => ({ ...standing, lives: SOLO_SURVIVAL_LIVES, points: 0 }),

  score: (standing, answer) => ({
    ...standing,
    lives: livesAfter(standing.lives, answer),
    points: standing.points + roundPoints(answer, POINTS_PER_RIGHT),
  }),

  isActive: ({ lives }) => lives > 0,

  award:
    () =>
    ({ lives, rightAnswers, points }) => {
      if (lives === 0) return { outcome: 'lost', coins: 0, points: 0 };
      // A shield saves the life, but does not make the answer right.
      const bonus = rightAnswers === ROUNDS ? POINTS_FOR_ALL_RIGHT : 0;
      return { outcome: 'won', coins: 0, points: points + bonus };
    },

  view: ({ standings: [player] }) => ({ rightAnswers: player?.rightAnswers ?? 0, lives: player?.lives ?? 0 }),
});
