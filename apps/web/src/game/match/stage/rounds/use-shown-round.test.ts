import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMatch, aReveal, openRound } from '../../match.testing.ts';
import { stageOf } from '../match-stage.ts';
import { useShownRound } from './use-shown-round.ts';

const stageIn = (match: Parameters<typeof stageOf>[0]) => {
  const stage = stageOf(match, false);
  if (!stage || stage.kind === 'result') throw new Error('The match is over.');
  return stage;
};
const show = (first: Parameters<typeof stageOf>[0]) =>
  renderHook((match) => useShownRound(stageIn(match), match), { initialProps: first });

it('keeps the options after the round, with the gain of its answer', () => {
  const round = { ...openRound(1, 0), removedOptionIds: ['cccc1'] };
  const { result, rerender } = show(aMatch({ round, standing: { points: 40 } }));
  expect(result.current).toEqual({ round, closed: null, wasOpen: true, points: 0 });
  rerender({ ...aReveal(), standing: { points: 60 } });
  expect(result.current).toMatchObject({ round, wasOpen: true, points: 20 });
  expect(result.current.closed?.number).toBe(1);
});

it('animates no reveal for a player who arrives after the round', () => {
  const { result } = show(aReveal());
  expect(result.current).toMatchObject({ wasOpen: false, points: 0, round: { number: 1 } });
});
