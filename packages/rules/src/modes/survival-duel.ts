/**
 * Survival duel: three lives each. The last survivor wins; players who fall in the same last round share the prize.
 */

import { entryCoins } from '../economy.ts';
import { defineMode } from '../match/define-mode.ts';
import { defineStakes } from '../match/define-stakes.ts';
import { livesAfter } from '../match/lives.ts';
import type { Match, Standing } from '../match/match.ts';
import { awardLeaders, leadersOf, type RivalView, viewRival } from '../match/rivals.ts';
import { potOf, shareOf } from '../match/settle.ts';
import { SURVIVAL_DUEL_LIVES } from './mode-constants.ts';

const ROUNDS = 15;
const WINNER_POINTS = 100;

export interface SurvivalDuelStanding extends Standing {
  readonly lives: number;
  /** Number of rounds begun alive. */
  readonly roundsPlayed: number;
}

export interface SurvivalDuelView {
  readonly players: readonly (RivalView & Pick<SurvivalDuelStanding, 'lives' | 'roundsPlayed'>)[];
}

const entry = () => ({ coins: entryCoins['survival-duel'], points: 0 });

/** Survivors rank equally, whatever their lives, and above the fallen; later falls rank higher. */
const compare = (one: SurvivalDuelStanding, other: SurvivalDuelStanding): number =>
  Number(other.lives > 0) - Number(one.lives > 0) || other.roundsPlayed - one.roundsPlayed;

function award(match: Match<SurvivalDuelStanding>) {
  const leaders = leadersOf(match, compare);
  const pot = potOf(match.setup, entry());
  return awardLeaders(leaders, (count) => ({
    coins: shareOf(pot.coins, count),
    points: shareOf(WINNER_POINTS, count),
  }));
}

export const survivalDuel = defineMode<SurvivalDuelStanding, SurvivalDuelView>({
  id: 'survival-duel',
  minPlayers: 2,
  maxPlayers: 8,
  coinsPerAnswer: 0,
  stakes: [
    defineStakes({
      entryCoins: entryCoins['survival-duel'],
      lives: SURVIVAL_DUEL_LIVES,
      pointsForWin: WINNER_POINTS,
      hasPot: true,
    }),
  ],
  pace: () => ({ rounds: ROUNDS, secondsPerRound: 12, revealSeconds: 4, canContinueEarly: false }),
  entry,
  initialStanding: (standing) => ({ ...standing, lives: SURVIVAL_DUEL_LIVES, roundsPlayed: 0 }),

  score: (standing, answer) => ({
    ...standing,
    lives: livesAfter(standing.lives, answer),
    roundsPlayed: standing.roundsPlayed + 1,
  }),

  isActive: ({ lives }) => lives > 0,
  compare,
  award,
  view: ({ standings }) => ({
    players: standings.map((one) => ({
      ...viewRival(one),
      lives: one.lives,
      roundsPlayed: one.roundsPlayed,
    })),
  }),
});
