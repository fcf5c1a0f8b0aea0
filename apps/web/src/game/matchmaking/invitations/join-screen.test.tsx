import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aMatch, MATCH_ID } from '../../match/match.testing.ts';
import { anInvitation, anOffer, type Server, showAt, zana, zanaWithPlus } from '../show-screen.testing.tsx';
import { JoinScreen } from './join-screen.tsx';

const link = anInvitation({ code: 'ABCDEFGH', plan: 'coins-50' });
const LOOK = 'GET /api/play/invitations/link/ABCDEFGH';
const ACCEPT = 'POST /api/play/invitations/link';

const show = (server: Server, user = zana) =>
  showAt(
    '/play/1v1?join=abcdefgh',
    <JoinScreen modeId="head-to-head" code="abcdefgh" />,
    Object.assign(server, {
      'GET /api/play/plans': { data: [anOffer({ id: 'coins-50', entryCoins: 50 })] },
      [`GET /api/play/matches/${MATCH_ID}`]: aMatch({ type: 'headtohead', mode: 'multi' }),
    }),
    user,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the requester and the price, and accepts only on demand', async () => {
  const { made, place } = await show({ [LOOK]: link, [ACCEPT]: { ...link, matchId: MATCH_ID } });
  expect(await screen.findByText(/Dilan.* wants to play you/)).toBeDefined();
  await waitFor(() => expect(screen.getByText('Each puts in').parentElement?.textContent).toContain('50'));
  expect(made(ACCEPT)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(made(ACCEPT)[0]?.body).toEqual({ joinCode: 'ABCDEFGH' });
  await waitFor(() => expect(place.history.at(-1)).toBe(`/play/1v1?match=${MATCH_ID}`));
});

it.each([
  ['with Plus the pot', zanaWithPlus, '100coins'],
  ['without it the points and the own coins', zana, '+10pointsand their coins back+50coinswith Zana Plus'],
])('shows a player %s as the prize', async (_, user, prize) => {
  await show({ [LOOK]: link }, user);
  const label = await screen.findByText('For the winner');
  expect(label.nextElementSibling?.textContent).toBe(prize);
});

it.each([
  ['Invitation expired', { status: 'expired' as const }],
  ['Somebody was faster', { status: 'accepted' as const }],
  ['This link is yours', { requester: { id: zana.id, name: 'Zana', image: '/favicon.svg' } }],
])('shows why there is no game: %s', async (title, given) => {
  await show({ [LOOK]: { ...link, ...given } });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

it('shows that another player was faster, even just before the acceptance', async () => {
  const server: Server = {
    [LOOK]: link,
    [ACCEPT]: { code: 'INVITATION_CLOSED', message: 'Invitation expired' },
  };
  await show(server);
  const yes = await screen.findByRole('button', { name: 'Play' });
  server[LOOK] = { ...link, status: 'accepted' };
  await userEvent.click(yes);
  expect(await screen.findByText('Somebody was faster')).toBeDefined();
});
