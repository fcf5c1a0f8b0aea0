import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useDialogs } from '../dialogs.ts';
import { setOnline } from '../live-events/online-store.ts';
import { aMatch, MATCH_ID } from '../match/match.testing.ts';
import { LiveLanding } from './live-landing.tsx';
import { MatchmakingRoute } from './matchmaking-route.tsx';
import { selectionState } from './opponents/opponent-selection.ts';
import { anInvitation, anOffer, aQueueView, type Server, showAt } from './show-screen.testing.tsx';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../ui/toast/toast.ts', () => ({ showToast, preloadToasts: () => undefined }));

const invitation = anInvitation();
const online = {
  total: 2,
  data: [
    { id: 'a', name: 'Dilan', image: '/favicon.svg', tier: 'expert', isPlaying: false },
    { id: 'b', name: 'Shilan', image: '/favicon.svg', tier: 'starter', isPlaying: true },
  ],
};

const server = (given: Server = {}): Server => ({
  'GET /api/play/plans': { data: [anOffer(), anOffer({ id: 'coins-50', entryCoins: 50 })] },
  'GET /api/play/matches': { data: [] },
  'GET /api/players/online': online,
  'GET /api/boosters': { data: [] },
  'POST /api/play/queue': aQueueView(),
  'DELETE /api/play/queue': 204,
  'POST /api/play/invitations': invitation,
  [`GET /api/play/invitations/${invitation.id}`]: invitation,
  [`POST /api/play/invitations/${invitation.id}/decline`]: { ...invitation, status: 'declined' },
  ...given,
});

const show = (given: Server) =>
  showAt(
    '/play/1v1',
    <MatchmakingRoute
      modeId="head-to-head"
      Landing={(props) => (
        <LiveLanding
          modeId="head-to-head"
          {...props}
          picture={(rival) => rival && <p>Against {rival.name}</p>}
          pitch=""
          rules={[]}
          rewards={[]}
        />
      )}
    />,
    given,
  );

/** Both the head and the foot contain the start; style sheets show one of them. */
const start = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** Simulates a reload, since jsdom has no navigation entries. */
const reloaded = () =>
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    getEntriesByType: () => [{ type: 'reload' }],
  });

beforeAll(async () => {
  // Load the lazy queue screen before the tests.
  await import('./queue/queue-screen.tsx');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  setOnline(null);
  history.replaceState(null, '');
  vi.unstubAllGlobals();
  useDialogs.setState({ open: null });
});

it('joins the queue at the chosen stake, and leaves it with the screen', async () => {
  const { made, unmount } = await show(server());
  await choose(/50/);
  await start('Find an opponent');
  const heading = await screen.findByRole('heading', { name: 'Looking for an opponent' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(made('POST /api/play/queue')[0]?.body).toMatchObject({ type: 'headtohead', plan: 'coins-50' });
  expect(screen.queryByRole('button', { name: 'Play the house bot' })).toBeNull();
  unmount();
  await waitFor(() => expect(made('DELETE /api/play/queue')).toHaveLength(1));
});

it('opens the match that was found, even of another mode', async () => {
  const { place } = await show(
    server({
      'POST /api/play/queue': aQueueView({ status: 'matched', matchId: MATCH_ID }),
      [`GET /api/play/matches/${MATCH_ID}`]: aMatch({ type: 'tugofwar', mode: 'multi' }),
    }),
  );
  await start('Find an opponent');
  await waitFor(() => expect(place.history.at(-1)).toBe(`/play/tug-of-war/match?match=${MATCH_ID}`));
});

it('offers the house bot after a while', async () => {
  const { made } = await show(server({ 'POST /api/play/queue': aQueueView({ botAtMs: Date.now() - 1 }) }));
  await start('Find an opponent');
  expect(await screen.findByText(/No coins at stake, half the points/)).toBeDefined();
  await start('Play the house bot');
  await waitFor(() => expect(made('POST /api/play/queue').at(-1)?.body).toMatchObject({ acceptsBot: true }));
});

it('asks for a player before an invitation is sent', async () => {
  const { made } = await show(server());
  await choose(/A player who is online/);
  expect((await screen.findByRole('radio', { name: /Shilan/ })).hasAttribute('disabled')).toBe(true);
  await start('Invite');
  expect(screen.getByRole('alert').textContent).toBe('Please select a player');
  expect(made('POST /api/play/invitations')).toEqual([]);
});

it('invites the chosen player, and withdraws the invitation with the screen', async () => {
  const { made, unmount } = await show(server());
  await choose(/A player who is online/);
  await choose(/Dilan/);
  await start(/Invite .*Dilan/);
  await screen.findByText(/Waiting for .*Dilan/);
  expect(made('POST /api/play/invitations')[0]?.body).toMatchObject({ plan: 'free', playerId: 'a' });
  unmount();
  await waitFor(() => expect(made(`POST /api/play/invitations/${invitation.id}/decline`)).toHaveLength(1));
});

it('invites a player from another screen with one tap, and shows them', async () => {
  const player = { id: 'a', name: 'Dilan', image: '/favicon.svg', tier: null, isPlaying: false };
  history.replaceState(selectionState({ kind: 'online', player }), '');
  const { made } = await show(server());
  expect(await screen.findByText('Against Dilan')).toBeDefined();
  await start(/Invite .*Dilan/);
  await screen.findByText(/Waiting for .*Dilan/);
  expect(made('POST /api/play/invitations')[0]?.body).toMatchObject({ plan: 'free', playerId: 'a' });
});

it('drops the chosen player after a switch to anyone', async () => {
  const player = { id: 'a', name: 'Dilan', image: '/favicon.svg', tier: null, isPlaying: false };
  history.replaceState(selectionState({ kind: 'online', player }), '');
  const { made } = await show(server());
  await choose(/Anyone/);
  expect(screen.queryByText('Against Dilan')).toBeNull();
  await start('Find an opponent');
  await screen.findByRole('heading', { name: 'Looking for an opponent' });
  expect(made('POST /api/play/invitations')).toEqual([]);
});

it('shows that the player has declined, and a link back to the choice', async () => {
  const declined = { ...invitation, status: 'declined' };
  const { made } = await show(server({ [`GET /api/play/invitations/${invitation.id}`]: declined }));
  await choose(/A player who is online/);
  await choose(/Dilan/);
  await start(/Invite .*Dilan/);
  await screen.findByText('Not now');
  await start('Choose again');
  expect(await screen.findByText('Who do you want to play?')).toBeDefined();
  expect(made(`POST /api/play/invitations/${invitation.id}/decline`)).toEqual([]);
});

it('creates a link for a friend, which survives a reload', async () => {
  const link = anInvitation({ code: 'ABCDEFGH' });
  const { place } = await show(
    server({
      'POST /api/play/invitations': link,
      [`GET /api/play/invitations/${link.id}`]: link,
    }),
  );
  await choose(/A friend/);
  await start('Make a link');
  expect(await screen.findByText(/play\/1v1\?join=ABCDEFGH/)).toBeDefined();
  expect(place.history.at(-1)).toBe(`/play/1v1?link=${link.id}`);
});

it('offers Plus instead of a search that would be refused', async () => {
  const refused = anOffer({
    mayPlay: false,
    refusal: 'PLAY_LIMIT_REACHED',
    playsReturnAtMs: Date.now() + 9e6,
  });
  const { made } = await show(server({ 'GET /api/play/plans': { data: [refused] } }));
  await start('Unlock with Zana Plus');
  expect(useDialogs.getState().open?.name).toBe('no-subscription');
  expect(made('POST /api/play/queue')).toEqual([]);
});

it('links to the running live match, and offers no other one', async () => {
  const running = { id: MATCH_ID, type: 'tugofwar', mode: 'multi', round: 2, roundCount: 5 };
  await show(server({ 'GET /api/play/matches': { data: [running] } }));
  const [link] = await screen.findAllByRole('link', { name: 'Keep playing' });
  expect(link?.getAttribute('href')).toBe(`/play/tug-of-war/match?match=${MATCH_ID}`);
  expect(screen.queryByText('Who do you want to play?')).toBeNull();
});

it('continues after a reload, unless the search was stopped', async () => {
  const first = await show(server());
  await start('Find an opponent');
  await screen.findByRole('heading', { name: 'Looking for an opponent' });
  // Simulate a reload, which ends the page without unmounting the screen.
  const saved = sessionStorage.getItem('waiting') ?? '';
  first.unmount();
  expect(sessionStorage.getItem('waiting')).toBeNull();
  sessionStorage.setItem('waiting', saved);
  reloaded();
  await show(server());
  await screen.findByRole('heading', { name: 'Looking for an opponent' });
});

it('does not continue after returning to the page in another way', async () => {
  sessionStorage.setItem('waiting', JSON.stringify({ modeId: 'head-to-head', stakesId: 'free' }));
  const { made } = await show(server());
  await screen.findAllByRole('button', { name: 'Find an opponent' });
  expect(made('POST /api/play/queue')).toEqual([]);
});

it('shows after a reload that the invitation has ended', async () => {
  sessionStorage.setItem('waiting', JSON.stringify({ modeId: 'head-to-head', invitedName: 'Dilan' }));
  reloaded();
  await show(server());
  const said = expect.stringMatching(/^Your invitation to .*Dilan.* ended/);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('info', said));
});

it('shows that the invited player is offline', async () => {
  setOnline([]);
  await show(server());
  await choose(/A player who is online/);
  await choose(/Dilan/);
  await start(/Invite .*Dilan/);
  expect(await screen.findByText(/Dilan.* is offline now/)).toBeDefined();
});
