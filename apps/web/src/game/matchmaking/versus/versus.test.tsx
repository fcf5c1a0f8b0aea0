import { cleanup, screen } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { openDialog, useDialogs } from '../../dialogs.ts';
import { aMatch, openRound } from '../../match/match.testing.ts';
import { aPlayer } from '../players.testing.ts';
import { showAt, zana, zanaWithPlus } from '../show-screen.testing.tsx';
import { VersusStage } from './versus.tsx';

const OPENS_IN_MS = 10_000;
const LAST_SECONDS_MS = 2_900;

/** A match before its first question was sent, with only the opening time. */
const aWait = (): Partial<MatchView> => ({
  phase: 'reveal',
  round: null,
  nextRoundAtMs: Date.now() + OPENS_IN_MS,
});

const show = (players: MatchView['players'], wait = aWait()) => {
  const match = aMatch({ type: 'survival', mode: 'multi', players, playerCount: players.length, ...wait });
  return showAt('/play/multi-survival/match', <VersusStage match={match} />, {});
};
const shown = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the tiers of all players, including the viewer’s', async () => {
  await show([
    aPlayer('Rawa', { tier: 'starter' }),
    aPlayer('Avan', { tier: 'challenger', isMe: true }),
    aPlayer('Noor', { tier: 'expert' }),
    aPlayer('Sara', { tier: 'master' }),
    aPlayer('Dler', { tier: 'ace' }),
  ]);
  expect(await shown('Rawa')).toBe('RawaStarter');
  expect(await shown('Avan')).toBe('AvanChallengerYou');
  expect(await shown('Dler')).toBe('DlerAce');
  expect(screen.getAllByRole('listitem').at(0)?.textContent).toContain('Avan');
});

it.each([
  ['before the question is sent', (atMs: number) => ({ ...aWait(), nextRoundAtMs: atMs })],
  ['and after', (atMs: number) => ({ round: openRound(1, atMs) })],
])('counts the last seconds down, %s', async (_, waitUntil) => {
  const players = [aPlayer('Rawa', { isMe: true }), aPlayer('Avan')];
  const { container } = await show(players, waitUntil(Date.now() + LAST_SECONDS_MS));
  await screen.findByText('Rawa');
  expect(container.querySelector('p[aria-hidden=true]')?.textContent).toMatch(/^[123]$/);
});

it('moves the focus to its heading, which names the opponent to screen readers', async () => {
  await show([aPlayer('Rawa', { isMe: true }), aPlayer('Avan')]);
  const heading = await screen.findByRole('heading', { level: 1, name: /Avan/ });
  expect(document.activeElement).toBe(heading);
});

it('labels the house bot, and gives it no tier', async () => {
  await show([aPlayer('Rawa', { isMe: true }), aPlayer('Zana', { isBot: true, tier: null })]);
  expect(await shown('Zana')).toBe('ZanaHouse bot');
});

it('lets the player report an opponent’s uploaded picture, and closes that when the game begins', async () => {
  const avatarUrl = '/pictures/0190c1f2-0000-7000-8000-000000000001.webp';
  const mine = '/pictures/0190c1f2-0000-7000-8000-000000000002.webp';
  const { unmount } = await show([
    aPlayer('Rawa', { isMe: true, avatarUrl: mine }),
    aPlayer('Avan', { avatarUrl }),
    aPlayer('Noor'),
  ]);
  (await screen.findByRole('button', { name: /Avan.*picture/ })).click();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(useDialogs.getState().open).toMatchObject({
    name: 'report-picture',
    props: { url: avatarUrl, name: 'Avan', beforeGame: true },
  });
  unmount();
  expect(useDialogs.getState().open).toBeNull();
});

it('leaves other dialogs open when the game begins', async () => {
  const { unmount } = await show([aPlayer('Rawa', { isMe: true }), aPlayer('Avan')]);
  openDialog('guide');
  unmount();
  expect(useDialogs.getState().open?.name).toBe('guide');
});

const showBattle = (user: typeof zana, unpaid: MatchView['unpaid'] = null) => {
  const players = [aPlayer('Zana', { isMe: true }), aPlayer('Dilan')];
  const game = { type: 'headtohead', mode: 'multi', planId: 'coins-50' } as const;
  const match = aMatch({ ...game, players, playerCount: 2, ...aWait(), unpaid });
  return showAt('/play/1v1', <VersusStage match={match} />, {}, user);
};

it('shows the pot as the prize to players with Plus', async () => {
  await showBattle(zanaWithPlus);
  expect(await screen.findByText('100 coins for the winner')).toBeDefined();
});

it('shows both prizes to players without Plus', async () => {
  await showBattle(zana);
  expect(await screen.findByText('If you win: 200 points and your coins back')).toBeDefined();
  expect(screen.getByText('50 coins more with Zana Plus')).toBeDefined();
  expect(screen.queryByText(/for the winner/)).toBeNull();
});

it.each(['met_today', 'same_device'] as const)('announces a match for honour: %s', async (unpaid) => {
  await showBattle(zanaWithPlus, unpaid);
  expect(await screen.findByText(/this one is for honour: no coins, no points/)).toBeDefined();
  expect(screen.queryByText(/for the winner/)).toBeNull();
});
