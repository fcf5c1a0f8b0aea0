import { act, renderHook } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/match.ts';
import { expect, it } from 'vitest';
import { aMatch, aReveal, closedRound } from '../match.testing.ts';
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

it('reveals the last round to who was there for it, until they have read it', () => {
  const { told, see } = watch(aReveal());
  see(over(2));
  expect(told()).toMatchObject({ wasThere: true, hasReadLast: false });
  act(() => told().readLast());
  expect(told().hasReadLast).toBe(true);
});

it('reveals it also when its end is told before that of the match', () => {
  const { told, see } = watch(aMatch({ closedRounds: [closedRound(1)] }));
  see({ ...aReveal(), nextRoundAtMs: null, closedRounds: [closedRound(1), closedRound(2)] });
  see(over(2));
  expect(told()).toMatchObject({ wasThere: true, hasReadLast: false });
});

it('reveals no round twice, when a match ends between two rounds', () => {
  const { told, see } = watch(aReveal());
  see(over(1));
  expect(told()).toMatchObject({ wasThere: true, hasReadLast: true });
});

it('reveals nothing to who comes back to look at the result', () => {
  const { told, see } = watch(undefined);
  see(over(5));
  expect(told()).toMatchObject({ wasThere: false, hasReadLast: true });
});
