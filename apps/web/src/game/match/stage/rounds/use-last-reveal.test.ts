import { act, renderHook } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { expect, it } from 'vitest';
import { aMatch, aReveal, closedRound } from '../../match.testing.ts';
import { useLastReveal } from './use-last-reveal.ts';

const over = (rounds: number) =>
  aMatch({
    phase: 'over',
    round: null,
    closedRounds: Array.from({ length: rounds }, (_, index) => closedRound(index + 1)),
  });

function watch(first: MatchView | undefined) {
  const { result, rerender } = renderHook(({ match }) => useLastReveal(match), {
    initialProps: { match: first },
  });
  return { current: () => result.current, see: (match: MatchView) => rerender({ match }) };
}

it('shows the reveal of the last round to a player who was present, until it is read', () => {
  const { current, see } = watch(aReveal());
  see(over(2));
  expect(current()).toMatchObject({ wasPresent: true, hasReadLast: false });
  act(() => current().readLast());
  expect(current().hasReadLast).toBe(true);
});

it('shows it even if its end arrives before that of a live match', () => {
  const { current, see } = watch(aMatch({ mode: 'multi', closedRounds: [closedRound(1)] }));
  const closedRounds = [closedRound(1), closedRound(2)];
  see({ ...aReveal(), mode: 'multi', nextRoundAtMs: null, closedRounds });
  see({ ...over(2), mode: 'multi' });
  expect(current()).toMatchObject({ wasPresent: true, hasReadLast: false });
});

it('recognises a single-player match that waits at a reveal', () => {
  const { current, see } = watch({ ...aReveal(), nextRoundAtMs: null });
  expect(current()).toMatchObject({ wasPresent: true });
  see(over(1));
  expect(current().hasReadLast).toBe(true);
});

it('shows no reveal twice, if a match ends between two rounds', () => {
  const { current, see } = watch(aReveal());
  see(over(1));
  expect(current()).toMatchObject({ wasPresent: true, hasReadLast: true });
});

it('shows no reveal to a player who returns for the result', () => {
  const { current, see } = watch(undefined);
  see(over(5));
  expect(current()).toMatchObject({ wasPresent: false, hasReadLast: true });
});
