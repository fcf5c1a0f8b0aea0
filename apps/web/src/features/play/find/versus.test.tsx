import { cleanup, screen } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/match.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { aMatch, openRound } from '../match/match.testing.ts';
import { aPlayer } from './find.testing.ts';
import { showAt } from './find-screen.testing.tsx';
import { VersusStage } from './versus.tsx';

const OPENS_IN_MS = 10_000;

const show = (players: MatchView['players']) => {
  const round = openRound(1, Date.now() + OPENS_IN_MS);
  const match = aMatch({ type: 'survival', mode: 'multi', players, playerCount: players.length, round });
  return showAt('/play/multi-survival/match', <VersusStage match={match} />, {});
};
const shown = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the tier of all who meet, the player among them', async () => {
  const tiers = ['starter', 'challenger', 'expert', 'master', 'ace'] as const;
  await show(tiers.map((tier, seat) => aPlayer(`Player ${seat}`, { tier, isMe: seat === 1 })));
  expect(await shown('Player 0')).toBe('Player 0Starter');
  expect(await shown('Player 1')).toBe('Player 1ChallengerYou');
  expect(await shown('Player 4')).toBe('Player 4Ace');
  expect(screen.getAllByRole('listitem').at(0)?.textContent).toContain('Player 1');
});

it('calls the house bot what it is, and gives it no tier', async () => {
  await show([aPlayer('Rawa', { isMe: true }), aPlayer('Zana', { isBot: true, tier: null })]);
  expect(await shown('Zana')).toBe('ZanaHouse bot');
});
