import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showResult } from '../../../game/live/result/live-result.testing.tsx';
import { closedRound } from '../../../game/match/match.testing.ts';
import { SurvivalDuelResult } from './survival-duel-result.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('marks the questions of a duel that a player only watched', async () => {
  const seen = {
    standings: [
      { lives: 0, roundsPlayed: 1 },
      { lives: 1, roundsPlayed: 2 },
    ] as const,
    match: { type: 'survival' as const, closedRounds: [closedRound(1, 'none'), closedRound(2, 'none')] },
  };
  await showResult({ Result: SurvivalDuelResult, result: { outcome: 'lost', rightAnswers: 0 }, match: seen });
  const [, ...questions] = screen.getAllByRole('heading', { level: 3 });
  const second = questions[0]?.closest('li');
  if (!second) throw new Error('There is no second question.');
  expect(within(second).getByText('You were watching by then')).toBeTruthy();
  expect(screen.getAllByText('No answer')).toHaveLength(1);
  expect(screen.getByText('0 of 1 right')).toBeTruthy();
});
