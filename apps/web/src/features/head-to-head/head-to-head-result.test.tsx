import { cleanup, screen, waitFor } from '@testing-library/react';
import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { ME, RIVAL } from '../../game/live/live-match.testing.ts';
import { showResult } from '../../game/live/result/live-result.testing.tsx';
import { closedRound } from '../../game/match/match.testing.ts';
import { HeadToHeadResult } from './head-to-head-result.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (result: Partial<MatchResultView>, match: Parameters<typeof showResult>[0]['match'] = {}) =>
  showResult({ Result: HeadToHeadResult, result, match });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const hero = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent ?? '';

it('shows that a match was cancelled, and the refund', async () => {
  await show({ isCancelled: true, coins: 10, returned: { coins: 10, points: 0 } });
  await waitFor(() => expect(hero()).toContain('could not be finished'));
  expect(title()).toBe('Called off');
  expect(hero()).toContain('Returned to you+10coins');
  expect(hero()).not.toMatch(/get their coins back|has cost you nothing/);
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
});

it('promises no stake of a cancelled match, even after a player left it', async () => {
  const returned = { coins: 10, points: 0 };
  await show({ isCancelled: true, isForfeit: true, coins: 10, returned });
  await waitFor(() => expect(hero()).toContain('Returned to you+10coins'));
  expect(title()).toBe('Called off');
  expect(hero()).not.toContain('whoever stays');
});

it('shows that a free cancelled match had cost nothing', async () => {
  await show({ isCancelled: true, returned: { coins: 0, points: 0 } });
  await waitFor(() => expect(hero()).toContain('It has cost you nothing.'));
  expect(hero()).not.toContain('Returned');
});

it('shows the refund of a corrected match, with the corrected scores', async () => {
  const wrong = closedRound(1, 'wrong');
  const answers = [
    { playerId: ME, optionId: 'bbbb1', verdict: 'wrong', elapsedMs: 2000, creditMs: 0 },
    { playerId: RIVAL, optionId: 'aaaa1', verdict: 'right', elapsedMs: 3000, creditMs: 0 },
  ] as const;
  const seen = {
    standings: [{ rightAnswers: 2 }, { rightAnswers: 3 }] as const,
    match: { closedRounds: [{ ...wrong, isVoided: true, answers: [...answers] }] },
  };
  const returned = { coins: 20, points: 30 };
  await show({ outcome: 'won', isCorrected: true, coins: 20, points: 30, returned }, seen);
  await waitFor(() => expect(hero()).toContain('Given back to you+20coins+30points'));
  expect(title()).toBe('Victory!');
  expect(hero().match(/3 right/g)).toHaveLength(2);
  expect(hero()).not.toMatch(/against|faster/);
});

it('announces after a paid match that the next is for honour, and explains it after that one', async () => {
  await show({ outcome: 'won', points: 30 });
  await waitFor(() => expect(hero()).toContain('Another game between you two today is for honour'));
  cleanup();
  await show({ outcome: 'won' }, { match: { unpaid: 'met_today' } });
  await waitFor(() => expect(hero()).toContain('This one was for honour: one of you had won from the other'));
});

it('promises no stakes for a match without answers', async () => {
  await show({ outcome: 'draw', coins: 10 }, { match: { unpaid: 'nobody_answered' } });
  await waitFor(() => expect(hero()).toContain('Nobody answered, so nothing was won.'));
  expect(hero()).not.toMatch(/Level in answers|for honour/);
});

const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);
const countOf = (name: string) => pictures().filter((src) => src.includes(name)).length;

it('shows a glass of tea after a draw, but not after a cancelled match', async () => {
  await show({ outcome: 'draw', coins: 10 });
  expect(countOf('tea-glass')).toBe(1);
  cleanup();
  await show({ outcome: 'draw', isCancelled: true });
  expect(countOf('tea-glass')).toBe(0);
});

it('shows the mascot once after a loss, between the two players', async () => {
  await show({ outcome: 'lost' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy());
  expect(countOf('consoling')).toBe(1);
});
