import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aMatch, MATCH_ID } from '../match/match.testing.ts';
import { anInvitation, aPlan, type Server, showAt, zana } from './find-screen.testing.tsx';
import { JoinScreen } from './join-screen.tsx';

const link = anInvitation({ code: 'ABCDEFGH', plan: 'coins-50' });
const LOOK = 'GET /api/play/invitations/link/ABCDEFGH';
const ACCEPT = 'POST /api/play/invitations/link';

const show = (server: Server) =>
  showAt(
    '/play/1v1?join=abcdefgh',
    <JoinScreen type="headtohead" code="abcdefgh" />,
    Object.assign(server, {
      'GET /api/play/plans': { data: [aPlan({ id: 'coins-50', entryCoins: 50 })] },
      [`GET /api/play/matches/${MATCH_ID}`]: aMatch({ type: 'headtohead', mode: 'multi' }),
    }),
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows who invites and what it costs, and accepts nothing before it is told to', async () => {
  const { made, place } = await show({ [LOOK]: link, [ACCEPT]: { ...link, matchId: MATCH_ID } });
  expect(await screen.findByText(/Dilan.* wants to play you/)).toBeDefined();
  await waitFor(() => expect(screen.getByText('For the winner').parentElement?.textContent).toContain('100'));
  expect(made(ACCEPT)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(made(ACCEPT)[0]?.body).toEqual({ joinCode: 'ABCDEFGH' });
  await waitFor(() => expect(place.history.at(-1)).toBe(`/play/1v1?match=${MATCH_ID}`));
});

it.each([
  ['Invitation expired', { status: 'expired' as const }],
  ['Somebody was faster', { status: 'accepted' as const }],
  ['This link is yours', { requester: { id: zana.id, name: 'Zana', image: '/favicon.svg' } }],
])('says why it leads to no game: %s', async (title, given) => {
  await show({ [LOOK]: { ...link, ...given } });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

it('says that somebody was faster, when that happens between the look and the yes', async () => {
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
