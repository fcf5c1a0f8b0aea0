import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anOffer, showAt, zana, zanaWithPlus } from '../../game/matchmaking/show-screen.testing.tsx';
import type { LiveModeId } from '../../game/modes/mode-table.ts';
import { LiveModeCard } from './live-mode-card.tsx';

const rewards = { pointsPerRight: null, pointsForAllRight: 0, pointsForWin: 50, hasPot: true };
const server = { 'GET /api/play/plans': { data: [anOffer({ entryCoins: 10, rewards })] } };

/** Texts of the card by heading. */
const read = async (modeId: LiveModeId, user: typeof zana) => {
  await showAt('/modes', <LiveModeCard modeId={modeId} />, server, user);
  const headings = await screen.findAllByRole('term');
  return Object.fromEntries(headings.map((one) => [one.textContent, one.nextElementSibling?.textContent]));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the pot and the points to players with Plus', async () => {
  expect(await read('head-to-head', zanaWithPlus)).toEqual({
    Cost: '10 coins',
    Reward: 'What both put in, and up to 50 points',
  });
});

it('shows both prizes to players without Plus', async () => {
  expect(await read('head-to-head', zana)).toEqual({
    Cost: '10 coins',
    Reward: 'Up to 50 points, and your coins back',
    'Reward with Zana Plus': 'What both put in, and up to 50 points',
  });
});

it('shows the prizes of a mode for Plus to players without it', async () => {
  expect(await read('tug-of-war', zana)).toEqual({
    Cost: '10 coins',
    'Reward with Zana Plus': 'What both put in, and 50 points',
  });
});

it('leads to the mode, whose crown says that it is for Plus', async () => {
  const locked = anOffer({ mayPlay: false, refusal: 'SUBSCRIPTION_REQUIRED' });
  await showAt('/modes', <LiveModeCard modeId="tug-of-war" />, { 'GET /api/play/plans': { data: [locked] } });
  expect(await screen.findByText('This game is part of Zana Plus.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tug of war' }).getAttribute('href')).toBe('/play/tug-of-war');
});

it('leads to an unfinished match, and says so', async () => {
  const unfinished = anOffer({ unfinishedMatchId: '00000000-0000-4000-8000-000000000001' });
  await showAt('/modes', <LiveModeCard modeId="tug-of-war" />, {
    'GET /api/play/plans': { data: [unfinished] },
  });
  const link = await screen.findByRole('link', { name: 'Keep playing: Tug of war' });
  expect(link.getAttribute('href')).toContain('match=00000000');
});
