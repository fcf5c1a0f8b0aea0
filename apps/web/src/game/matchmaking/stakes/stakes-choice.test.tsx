import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anOffer, showAt, zana, zanaWithPlus } from '../show-screen.testing.tsx';
import { StakesChoice } from './stakes-choice.tsx';

const rewards = { pointsPerRight: null, pointsForAllRight: 0, pointsForWin: 200, hasPot: true };
const offers = [anOffer(), anOffer({ id: 'coins-50', entryCoins: 50, rewards })];

const show = (chosenId: string, user: typeof zana) =>
  showAt(
    '/play/1v1',
    <StakesChoice offers={offers} chosenId={chosenId} onChoose={() => undefined} />,
    {},
    user,
  );

/** Text of the chosen stake's prize. */
async function prizeOf(chosenId: string, user: typeof zana) {
  await show(chosenId, user);
  return screen.getByRole('group').lastElementChild?.textContent;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows each stake with the points of a win', async () => {
  await show('free', zana);
  const tiles = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(tiles).toEqual(['FreeThe winner+10points', '50coinsThe winner+200points']);
});

it('promises a winner with Plus the pot and the points of the chosen stake', async () => {
  expect(await prizeOf('coins-50', zanaWithPlus)).toBe('The winner+100coins+200points');
});

it('promises a winner without Plus the points and the returned stake, with a note about the rest', async () => {
  expect(await prizeOf('coins-50', zana)).toBe(
    'The winner+200pointsand their coins back+50coinswith Zana Plus',
  );
});

it('promises the winner of a free game the points, without coins at stake', async () => {
  expect(await prizeOf('free', zana)).toBe('The winner+10pointsNo coins at stake');
});
