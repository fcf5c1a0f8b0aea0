/** Puzzle: a right answer opens one of nine pieces. The match ends when the picture can no longer be completed. */

import { entryCoins } from '../economy.ts';
import { defineMode } from '../match/define-mode.ts';
import { defineStakes } from '../match/define-stakes.ts';
import type { Match, Standing } from '../match/match.ts';
import { type PictureId, pictureIds } from '../pictures.ts';
import { pick, shuffle } from '../random/choose.ts';
import { createRandom } from '../random/random.ts';
import { PUZZLE_PIECES } from './mode-constants.ts';

const ROUNDS = 12;
const POINTS_FOR_PICTURE = 100;

export interface PuzzleView {
  readonly pictureId: PictureId;
  readonly pieceCount: number;
  /** Positions of the open pieces, in the order of opening; counted row by row from 0. */
  readonly openPieces: readonly number[];
  readonly roundsLeft: number;
}

const isComplete = ({ rightAnswers }: Standing): boolean => rightAnswers === PUZZLE_PIECES;
const roundsLeft = ({ roundsClosed }: Match<Standing>): number => ROUNDS - roundsClosed;

/** Returns the picture of a puzzle with this seed. */
export const pictureOf = (seed: string): PictureId =>
  pick(createRandom(seed, 'picture'), pictureIds) ?? 'ziggurat';

const piecesInOrder = (seed: string): readonly number[] =>
  shuffle(createRandom(seed, 'pieces'), [...Array(PUZZLE_PIECES).keys()]);

export const puzzle = defineMode<Standing, PuzzleView>({
  id: 'puzzle',
  minPlayers: 1,
  maxPlayers: 1,
  coinsPerAnswer: 0,
  stakes: [defineStakes({ entryCoins: entryCoins.puzzle, pointsForWin: POINTS_FOR_PICTURE })],
  pace: () => ({ rounds: ROUNDS, secondsPerRound: 20, revealSeconds: 20, canContinueEarly: true }),
  entry: () => ({ coins: entryCoins.puzzle, points: 0 }),
  initialStanding: (standing) => standing,
  score: (standing) => standing,

  isActive: (standing, match) =>
    !isComplete(standing) && standing.rightAnswers + roundsLeft(match) >= PUZZLE_PIECES,

  award: () => (standing) =>
    isComplete(standing)
      ? { outcome: 'won', coins: 0, points: POINTS_FOR_PICTURE }
      : { outcome: 'lost', coins: 0, points: 0 },

  view(match) {
    const open = match.standings[0]?.rightAnswers ?? 0;
    return {
      pictureId: pictureOf(match.setup.seed),
      pieceCount: PUZZLE_PIECES,
      openPieces: piecesInOrder(match.setup.seed).slice(0, open),
      roundsLeft: roundsLeft(match),
    };
  },
});
