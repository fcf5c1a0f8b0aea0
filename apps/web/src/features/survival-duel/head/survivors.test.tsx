import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aLiveMatch, ME } from '../../../game/live/live-match.testing.ts';
import { closedRound } from '../../../game/match/match.testing.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { Survivors } from './survivors.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(match: MatchView) {
  const i18n = createI18n('en');
  await i18n.load(['live']);
  const screenOf = (shown: MatchView) => (
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Survivors match={shown} />
      </QueryClientProvider>
    </I18nContext>
  );
  const { rerender } = render(screenOf(match));
  await screen.findByRole('status');
  return (next: MatchView) => rerender(screenOf(next));
}

/** A duel after its third question, by the lives of the viewer and of the opponent, Ava. */
const after = (verdict: 'right' | 'wrong', mine: number, theirs: number, more: Partial<MatchView> = {}) =>
  aLiveMatch({
    mySeat: 1,
    standings: [
      { lives: mine, roundsPlayed: 3 },
      { lives: theirs, roundsPlayed: 3 },
    ],
    match: {
      type: 'survival',
      phase: 'reveal',
      round: null,
      closedRounds: [closedRound(3, verdict)],
      ...more,
    },
  });
const lostIn = (item: Element) => item.querySelectorAll('[data-lost=true]').length;
const places = () => screen.getAllByRole('listitem');
const announced = () => screen.getByRole('status').textContent;

it('shows three hearts per player, the viewer first, and breaks lost ones', async () => {
  await show(after('wrong', 2, 0));
  expect(places().map(lostIn)).toEqual([1, 3]);
  expect(places()[0]?.textContent).toContain('You');
  expect(screen.getByRole('img', { name: '2 lives' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'No lives left' })).toBeDefined();
});

it('announces the viewer’s lost life, and the eliminated players', async () => {
  await show(after('wrong', 1, 0));
  expect(announced()).toMatch(/^A life is gone\. 1 left\..*ئاڤا.* is out\.$/);
});

it('announces no lives if none was lost, and each eliminated player once', async () => {
  const next = await show(after('right', 3, 1));
  expect(announced()).toBe('');
  next(after('right', 3, 0, { closedRounds: [closedRound(3, 'right'), closedRound(4, 'right')] }));
  expect(announced()).toBe('');
});

it('announces a shield that saved a life', async () => {
  await show(after('wrong', 3, 3, { closedRounds: [{ ...closedRound(3, 'wrong'), boosters: ['shield'] }] }));
  expect(announced()).toBe('Your shield kept the life.');
  expect(places().map(lostIn)).toEqual([0, 0]);
});

it('keeps a player who has left, without lives', async () => {
  const match = after('right', 3, 2);
  const players = match.standing.players?.map((one) => (one.id === ME ? one : { ...one, hasLeft: true }));
  await show({ ...match, standing: { players } });
  expect(places().map(lostIn)).toEqual([0, 3]);
});
