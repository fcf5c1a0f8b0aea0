import { expect, it } from 'vitest';
import { aMatch, aReveal } from '../../game/match/match.testing.ts';
import { hasMissed, missesLeft, turnedPiece } from './turned-piece.ts';

const standing = { pieceCount: 9, openPieces: [4, 2], roundsLeft: 9 };

it('turns the latest piece during the reveal of its answer, and no piece after a wrong answer', () => {
  expect(turnedPiece({ ...aReveal('right'), standing })).toBe(2);
  expect(turnedPiece({ ...aReveal('wrong'), standing })).toBeUndefined();
  expect(turnedPiece({ ...aMatch(), standing })).toBeUndefined();
});

it('tells a mistake during the reveal of its answer only', () => {
  expect(hasMissed(aReveal('wrong'))).toBe(true);
  expect(hasMissed(aReveal('none'))).toBe(true);
  expect(hasMissed(aReveal('right'))).toBe(false);
  expect(hasMissed({ ...aReveal('wrong'), phase: 'round' })).toBe(false);
});

it('counts the wrong answers left', () => {
  expect(missesLeft(standing)).toBe(2);
  expect(missesLeft({ pieceCount: 9, openPieces: [], roundsLeft: 12 })).toBe(3);
  expect(missesLeft({ pieceCount: 9, openPieces: [0], roundsLeft: 7 })).toBe(0);
});
