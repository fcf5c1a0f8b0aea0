import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showAt, zana, zanaWithPlus } from '../matchmaking/show-screen.testing.tsx';
import { ModeRewards } from './mode-rewards.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['with Plus as what is won', zanaWithPlus, '+100points+80coinswith 8 players'],
  ['without it as won with it', zana, '+100points+80coinswith 8 playerswith Zana Plus'],
])('shows coins %s', async (_, user, words) => {
  const prize = { label: 'The last one', points: 100, coins: 80, coinsNote: 'with 8 players' };
  await showAt('/play/multi-survival', <ModeRewards rewards={[prize]} />, {}, user);
  expect(screen.getByRole('cell').textContent).toBe(words);
});
