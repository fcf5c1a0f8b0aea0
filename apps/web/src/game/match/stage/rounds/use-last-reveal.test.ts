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
  return { told: () => result.current, see: (match: MatchView) => rerender({ match }) };
}

it('reveals the last round to a player who was there for it, until it is read', () => {
  const { told, see } = watch(aReveal());
  see(over(2));
  expect(told()).toMatchObject({ wasThere: true, hasReadLast: false });
  act(() => told().readLast());
  expect(told().hasReadLast).toBe(true);
});

it('reveals it also when its end comes before that of a live match', () => {
  const { told, see } = watch(aMatch({ mode: 'multi', closedRounds: [closedRound(1)] }));
  const closedRounds = [closedRound(1), closedRound(2)];
  see({ ...aReveal(), mode: 'multi', nextRoundAtMs: null, closedRounds });
  see({ ...over(2), mode: 'multi' });
  expect(told()).toMatchObject({ wasThere: true, hasReadLast: false });
});

it('knows a match that waits at a reveal for a player who plays alone', () => {
  const { told, see } = watch({ ...aReveal(), nextRoundAtMs: null });
  expect(told()).toMatchObject({ wasThere: true });
  see(over(1));
  expect(told().hasReadLast).toBe(true);
});

it('reveals no round twice, when a match ends between two rounds', () => {
  const { told, see } = watch(aReveal());
  see(over(1));
  expect(told()).toMatchObject({ wasThere: true, hasReadLast: true });
});

it('reveals nothing to a player who comes back for the result', () => {
  const { told, see } = watch(undefined);
  see(over(5));
  expect(told()).toMatchObject({ wasThere: false, hasReadLast: true });
});
