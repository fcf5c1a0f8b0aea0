/** Tug of war: a right answer pulls the marker one step towards its player. */

import { entryCoins } from '../economy.ts';
import { defineMode } from '../match/define-mode.ts';
import { defineStakes } from '../match/define-stakes.ts';
import type { Match, Standing } from '../match/match.ts';
import { awardLeaders, leadersOf, type RivalView, viewRival } from '../match/rivals.ts';
import { potOf, shareOf } from '../match/settle.ts';

const ROUNDS = 5;
const WINNER_POINTS = 50;

export interface TugOfWarView {
  /** Both players, the left one first. */
  readonly players: readonly RivalView[];
  /** Position of the marker in steps from the middle, negative towards the left player. */
  readonly marker: number;
}

const entry = () => ({ coins: entryCoins['tug-of-war'], points: 0 });

/** Computes the marker: the difference in right answers. */
const markerOf = ({ standings: [left, right] }: Match<Standing>): number =>
  (right?.rightAnswers ?? 0) - (left?.rightAnswers ?? 0);

const compare = (one: Standing, other: Standing): number => other.rightAnswers - one.rightAnswers;

export const tugOfWar = defineMode<Standing, TugOfWarView>({
  id: 'tug-of-war',
  minPlayers: 2,
  maxPlayers: 2,
  coinsPerAnswer: 0,
  stakes: [defineStakes({ entryCoins: entryCoins['tug-of-war'], pointsForWin: WINNER_POINTS, hasPot: true })],
  pace: () => ({ rounds: ROUNDS, secondsPerRound: 12, revealSeconds: 4, canContinueEarly: false }),
  entry,
  initialStanding: (standing) => standing,
  score: (standing) => standing,
  isActive: () => true,
  compare,

  award(match) {
    const pot = potOf(match.setup, entry());
    return awardLeaders(leadersOf(match, compare), (count) => ({
      coins: shareOf(pot.coins, count),
      points: count === 1 ? WINNER_POINTS : 0,
    }));
  },

  view: (match) => ({ players: match.standings.map(viewRival), marker: markerOf(match) }),
});
