import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useDialogs } from '../dialogs.ts';
import { aMatch, MATCH_ID } from '../match/match.testing.ts';
import { setOnline } from '../news/online-store.ts';
import { FindPlace } from './find-place.tsx';
import { anInvitation, anOffer, aQueueView, type Server, showAt } from './find-screen.testing.tsx';
import { LiveLanding } from './live-landing.tsx';
import { wishState } from './opponents/opponent-wish.ts';

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
    <FindPlace
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

/** The start is in the head and at the foot; styles show one of them. */
const start = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** jsdom has no navigation entries. */
const reloaded = () =>
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    getEntriesByType: () => [{ type: 'reload' }],
  });

beforeAll(async () => {
  // Its code comes with the first search.
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

it('looks for anyone, for the chosen stake, and leaves the queue with the screen', async () => {
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

it('leads into the match that was found, also when it is of another game', async () => {
  const { place } = await show(
    server({
      'POST /api/play/queue': aQueueView({ status: 'matched', matchId: MATCH_ID }),
      [`GET /api/play/matches/${MATCH_ID}`]: aMatch({ type: 'tugofwar', mode: 'multi' }),
    }),
  );
  await start('Find an opponent');
  await waitFor(() => expect(place.history.at(-1)).toBe(`/play/tug-of-war/match?match=${MATCH_ID}`));
});

it('offers the house bot once its time has come', async () => {
  const { made } = await show(server({ 'POST /api/play/queue': aQueueView({ botAtMs: Date.now() - 1 }) }));
  await start('Find an opponent');
  expect(await screen.findByText(/No coins at stake, half the points/)).toBeDefined();
  await start('Play the house bot');
  await waitFor(() => expect(made('POST /api/play/queue').at(-1)?.body).toMatchObject({ acceptsBot: true }));
});

it('asks to select a player before an invitation is sent', async () => {
  const { made } = await show(server());
  await choose(/A player who is online/);
  expect((await screen.findByRole('radio', { name: /Shilan/ })).hasAttribute('disabled')).toBe(true);
  await start('Invite');
  expect(screen.getByRole('alert').textContent).toBe('Please select a player');
  expect(made('POST /api/play/invitations')).toEqual([]);
});

it('invites the chosen player, and takes it back when the screen is left', async () => {
  const { made, unmount } = await show(server());
  await choose(/A player who is online/);
  await choose(/Dilan/);
  await start(/Invite .*Dilan/);
  await screen.findByText(/Waiting for .*Dilan/);
  expect(made('POST /api/play/invitations')[0]?.body).toMatchObject({ plan: 'free', playerId: 'a' });
  unmount();
  await waitFor(() => expect(made(`POST /api/play/invitations/${invitation.id}/decline`)).toHaveLength(1));
});

it('invites a player who was chosen on another screen with one tap, and shows against whom', async () => {
  const player = { id: 'a', name: 'Dilan', image: '/favicon.svg', tier: null, isPlaying: false };
  history.replaceState(wishState({ way: 'online', player }), '');
  const { made } = await show(server());
  expect(await screen.findByText('Against Dilan')).toBeDefined();
  await start(/Invite .*Dilan/);
  await screen.findByText(/Waiting for .*Dilan/);
  expect(made('POST /api/play/invitations')[0]?.body).toMatchObject({ plan: 'free', playerId: 'a' });
});

it('forgets the player who was chosen once anyone is', async () => {
  const player = { id: 'a', name: 'Dilan', image: '/favicon.svg', tier: null, isPlaying: false };
  history.replaceState(wishState({ way: 'online', player }), '');
  const { made } = await show(server());
  await choose(/Anyone/);
  expect(screen.queryByText('Against Dilan')).toBeNull();
  await start('Find an opponent');
  await screen.findByRole('heading', { name: 'Looking for an opponent' });
  expect(made('POST /api/play/invitations')).toEqual([]);
});

it('shows that the player has declined, and leads back to the choice', async () => {
  const declined = { ...invitation, status: 'declined' };
  const { made } = await show(server({ [`GET /api/play/invitations/${invitation.id}`]: declined }));
  await choose(/A player who is online/);
  await choose(/Dilan/);
  await start(/Invite .*Dilan/);
  await screen.findByText('Not this time');
  await start('Choose again');
  expect(await screen.findByText('Who do you want to play?')).toBeDefined();
  expect(made(`POST /api/play/invitations/${invitation.id}/decline`)).toEqual([]);
});

it('makes a link for a friend, whose address keeps it over a reload', async () => {
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
  await start('Find an opponent');
  expect(useDialogs.getState().open?.name).toBe('no-subscription');
  expect(made('POST /api/play/queue')).toEqual([]);
});

it('leads back into the running live match, and offers no other beside it', async () => {
  const running = { id: MATCH_ID, type: 'tugofwar', mode: 'multi', round: 2, roundCount: 5 };
  await show(server({ 'GET /api/play/matches': { data: [running] } }));
  const [link] = await screen.findAllByRole('link', { name: 'Keep playing' });
  expect(link?.getAttribute('href')).toBe(`/play/tug-of-war/match?match=${MATCH_ID}`);
  expect(screen.queryByText('Who do you want to play?')).toBeNull();
});

it('looks on after a reload, as long as the search was not stopped', async () => {
  const first = await show(server());
  await start('Find an opponent');
  await screen.findByRole('heading', { name: 'Looking for an opponent' });
  // A reload takes the page away without taking the screen down.
  const kept = sessionStorage.getItem('waiting') ?? '';
  first.unmount();
  expect(sessionStorage.getItem('waiting')).toBeNull();
  sessionStorage.setItem('waiting', kept);
  reloaded();
  await show(server());
  await screen.findByRole('heading', { name: 'Looking for an opponent' });
});

it('does not begin to look when the page is come back to in another way', async () => {
  sessionStorage.setItem('waiting', JSON.stringify({ modeId: 'head-to-head', stakesId: 'free' }));
  const { made } = await show(server());
  await screen.findAllByRole('button', { name: 'Find an opponent' });
  expect(made('POST /api/play/queue')).toEqual([]);
});

it('shows after a reload that the invitation has ended with it', async () => {
  sessionStorage.setItem('waiting', JSON.stringify({ modeId: 'head-to-head', askedName: 'Dilan' }));
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
