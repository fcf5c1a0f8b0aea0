import { expect, it } from 'vitest';
import { aMatch, closedRound } from '../../match/match.testing.ts';
import { categoryGainOf, quickestOf, rememberedOf } from './kept-of.ts';

const timed = (number: number, verdict: 'right' | 'wrong', elapsedMs: number) => ({
  ...closedRound(number, verdict),
  elapsedMs,
});
const about = (number: number, categoryId: 'music' | 'food', verdict: 'right' | 'wrong' = 'right') => {
  const closed = closedRound(number, verdict);
  return { ...closed, question: { ...closed.question, categoryId } };
};

it('takes the quickest right answer, and no wrong or voided one', () => {
  const voided = { ...timed(4, 'right', 500), isVoided: true };
  const closedRounds = [timed(1, 'right', 3000), timed(2, 'right', 1700), timed(3, 'wrong', 900), voided];
  expect(quickestOf(aMatch({ closedRounds }))?.number).toBe(2);
});

it('has no quickest answer without a right one, or without a clock', () => {
  expect(quickestOf(aMatch({ closedRounds: [timed(1, 'wrong', 900)] }))).toBeUndefined();
  expect(quickestOf(aMatch({ roundSeconds: null, closedRounds: [timed(1, 'right', 900)] }))).toBeUndefined();
});

it('counts right answers of the category with most of them', () => {
  const closedRounds = [about(1, 'music'), about(2, 'food'), about(3, 'food'), about(4, 'music', 'wrong')];
  expect(categoryGainOf(aMatch({ closedRounds }))).toEqual({ categoryId: 'food', right: 2 });
  expect(categoryGainOf(aMatch({ closedRounds: [about(1, 'music', 'wrong')] }))).toBeUndefined();
});

it('prefers a question that was not right to one that took long, and takes none without a lesson', () => {
  const known = [timed(1, 'right', 2000), timed(2, 'right', 9000)];
  expect(rememberedOf(aMatch({ closedRounds: known }))?.number).toBe(2);
  expect(rememberedOf(aMatch({ closedRounds: [...known, timed(3, 'wrong', 100)] }))?.number).toBe(3);
  expect(
    rememberedOf(aMatch({ closedRounds: [{ ...timed(1, 'wrong', 1), explanation: null }] })),
  ).toBeUndefined();
});
