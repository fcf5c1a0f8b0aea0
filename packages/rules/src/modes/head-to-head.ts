/** 1v1 battle: won by the most right answers, then by the least total time; equal on both is a draw. */

import { type HeadToHeadStakes, headToHeadStakes } from '../economy.ts';
import { defineMode } from '../match/define-mode.ts';
import { defineStakes } from '../match/define-stakes.ts';
import type { Match, Standing } from '../match/match.ts';
import type { Setup } from '../match/mode.ts';
import { awardLeaders, leadersOf, type RivalView, viewRival } from '../match/rivals.ts';
import { potOf, shareOf } from '../match/settle.ts';

const ROUNDS = 5;
const SECONDS_PER_ROUND = 15;

export interface HeadToHeadStanding extends Standing {
  /** Total time of all answers so far; a round without an answer counts its full time. */
  readonly totalMs: number;
}

export interface HeadToHeadView {
  readonly players: readonly (RivalView & { readonly totalMs: number })[];
}

function stakesOf({ stakesId }: Setup): HeadToHeadStakes {
  const stakes = headToHeadStakes.find(({ id }) => id === stakesId);
  if (!stakes) throw new RangeError(`No such stakes: ${stakesId}`);
  return stakes;
}

const entry = (setup: Setup) => ({ coins: stakesOf(setup).entryCoins, points: 0 });

const compare = (one: HeadToHeadStanding, other: HeadToHeadStanding): number =>
  other.rightAnswers - one.rightAnswers || one.totalMs - other.totalMs;

/** Returns the prize; a draw returns the equal stakes and pays no points. */
const prizeOf = ({ setup }: Match<HeadToHeadStanding>) => {
  const { coins } = potOf(setup, entry(setup));
  const { winnerPoints } = stakesOf(setup);
  return (leaders: number) => ({ coins: shareOf(coins, leaders), points: leaders === 1 ? winnerPoints : 0 });
};

export const headToHead = defineMode<HeadToHeadStanding, HeadToHeadView>({
  id: 'head-to-head',
  minPlayers: 2,
  maxPlayers: 2,
  coinsPerAnswer: 0,
  stakes: headToHeadStakes.map(({ id, entryCoins, winnerPoints }) =>
    defineStakes({ id, entryCoins, pointsForWin: winnerPoints, hasPot: entryCoins > 0 }),
  ),
  pace: () => ({
    rounds: ROUNDS,
    secondsPerRound: SECONDS_PER_ROUND,
    revealSeconds: 4,
    canContinueEarly: false,
  }),
  entry,
  initialStanding: (standing) => ({ ...standing, totalMs: 0 }),

  score(standing, { verdict, elapsedMs }) {
    const countedMs = verdict === 'none' ? Math.max(elapsedMs, SECONDS_PER_ROUND * 1000) : elapsedMs;
    return { ...standing, totalMs: standing.totalMs + countedMs };
  },

  isActive: () => true,
  compare,
  award: (match) => awardLeaders(leadersOf(match, compare), prizeOf(match)),
  view: ({ standings }) => ({
    players: standings.map((one) => ({ ...viewRival(one), totalMs: one.totalMs })),
  }),
});
