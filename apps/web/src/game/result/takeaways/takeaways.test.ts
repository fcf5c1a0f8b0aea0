import { expect, it } from 'vitest';
import { aMatch, closedRound } from '../../match/match.testing.ts';
import { categoryGainOf, questionToRemember, quickestOf } from './takeaways.ts';

const timedRound = (number: number, verdict: 'right' | 'wrong', elapsedMs: number) => ({
  ...closedRound(number, verdict),
  elapsedMs,
});
const about = (number: number, categoryId: 'music' | 'food', verdict: 'right' | 'wrong' = 'right') => {
  const closed = closedRound(number, verdict);
  return { ...closed, question: { ...closed.question, categoryId } };
};

it('finds the quickest right answer, and no wrong or voided one', () => {
  const voided = { ...timedRound(4, 'right', 500), isVoided: true };
  const closedRounds = [
    timedRound(1, 'right', 3000),
    timedRound(2, 'right', 1700),
    timedRound(3, 'wrong', 900),
    voided,
  ];
  expect(quickestOf(aMatch({ closedRounds }))?.number).toBe(2);
});

it('finds no quickest answer without a right one, or without a clock', () => {
  expect(quickestOf(aMatch({ closedRounds: [timedRound(1, 'wrong', 900)] }))).toBeUndefined();
  expect(
    quickestOf(aMatch({ roundSeconds: null, closedRounds: [timedRound(1, 'right', 900)] })),
  ).toBeUndefined();
});

it('finds the category with most right answers', () => {
  const closedRounds = [about(1, 'music'), about(2, 'food'), about(3, 'food'), about(4, 'music', 'wrong')];
  expect(categoryGainOf(aMatch({ closedRounds }))).toEqual({ categoryId: 'food', right: 2 });
  expect(categoryGainOf(aMatch({ closedRounds: [about(1, 'music', 'wrong')] }))).toBeUndefined();
});

it('prefers a question that was not right to a slow one, and finds none without an explanation', () => {
  const known = [timedRound(1, 'right', 2000), timedRound(2, 'right', 9000)];
  expect(questionToRemember(aMatch({ closedRounds: known }))?.number).toBe(2);
  expect(questionToRemember(aMatch({ closedRounds: [...known, timedRound(3, 'wrong', 100)] }))?.number).toBe(
    3,
  );
  expect(
    questionToRemember(aMatch({ closedRounds: [{ ...timedRound(1, 'wrong', 1), explanation: null }] })),
  ).toBeUndefined();
});
