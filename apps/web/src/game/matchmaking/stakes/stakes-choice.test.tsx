import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anOffer, showAt, zana, zanaWithPlus } from '../show-screen.testing.tsx';
import { StakesChoice } from './stakes-choice.tsx';

const rewards = { pointsPerRight: null, pointsForAllRight: 0, pointsForWin: 200, hasPot: true };
const offers = [anOffer(), anOffer({ id: 'coins-50', entryCoins: 50, rewards })];

const tiles = async (user: typeof zana) => {
  const choice = <StakesChoice offers={offers} chosenId="free" onChoose={() => undefined} />;
  await showAt('/play/1v1', choice, {}, user);
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('promises a winner with Plus the pot and the points', async () => {
  expect(await tiles(zanaWithPlus)).toEqual([
    'FreeThe winner+10points',
    '50coinsThe winner+100coins+200points',
  ]);
});

it('promises a winner without Plus the points and the returned stake, with a note about the rest', async () => {
  expect(await tiles(zana)).toEqual([
    'FreeThe winner+10points',
    '50coinsThe winner+200pointsand their coins back+50coinswith Zana Plus',
  ]);
});
