import { expect, it } from 'vitest';
import { aMatch, aReveal } from '../../game/match/match.testing.ts';
import { missesLeft, turnedPiece } from './turned-piece.ts';

const standing = { pieceCount: 9, openPieces: [4, 2], roundsLeft: 9 };

it('turns the newest piece while its answer is revealed, and no piece for a wrong answer', () => {
  expect(turnedPiece({ ...aReveal('right'), standing })).toBe(2);
  expect(turnedPiece({ ...aReveal('wrong'), standing })).toBeUndefined();
  expect(turnedPiece({ ...aMatch(), standing })).toBeUndefined();
});

it('counts the misses that the picture can still bear', () => {
  expect(missesLeft(standing)).toBe(2);
  expect(missesLeft({ pieceCount: 9, openPieces: [], roundsLeft: 12 })).toBe(3);
  expect(missesLeft({ pieceCount: 9, openPieces: [0], roundsLeft: 7 })).toBe(0);
});
