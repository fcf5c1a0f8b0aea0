import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMatch, MATCH_ID } from '../../game/match/match.testing.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { pageAfterSignIn } from '../../lib/return-page.ts';
import { NotificationRedirectScreen } from './notification-redirect-screen.tsx';
import { readInvitation } from './read-invitation.ts';

const ID = '00000000-0000-4000-8000-00000000000a';
const requester = { id: 'dilan', name: 'Dilan', image: '/avatars/1.svg' };
const data = JSON.stringify({ id: ID, type: 'headtohead', plan: 'free', rematch: false, requester });

let accept: () => Response;
let accepted: string[];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refuse = (code: string, status: number) => () => json({ code, message: code }, status);

beforeEach(() => {
  accepted = [];
  accept = () => json({ id: ID, matchId: MATCH_ID });
  useUserStore.getState().merge({ id: 'me', coin: 20 });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/accept')) {
      accepted.push(path);
      return accept();
    }
    if (path.endsWith('/play/matches')) return json({ data: [] });
    return json(aMatch({ type: 'headtohead', mode: 'multi' }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function arrive(given: string) {
  history.replaceState(null, '', `/notification-redirect?data=${encodeURIComponent(given)}`);
  const i18n = createI18n('en');
  await i18n.load(['common', 'match', 'invitation']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={client}>
        <NotificationRedirectScreen />
      </QueryClientProvider>
    </I18nContext>,
  );
}

describe('an accepted invitation', () => {
  it('starts the match once, and opens it', async () => {
    await arrive(data);
    expect(screen.getByText('Dilan')).toBeTruthy();
    await waitFor(() => expect(location.pathname + location.search).toBe(`/play/1v1?match=${MATCH_ID}`));
    expect(accepted).toEqual([`/api/play/invitations/${ID}/accept`]);
  });

  it.each([
    ['INVITATION_CLOSED', 409, 'Invitation expired', 'Play somebody else'],
    ['INVITATION_NOT_FOUND', 404, 'No such invitation', 'Play somebody else'],
    ['ALREADY_PLAYING', 422, 'One game at a time', 'Play somebody else'],
    ['PLAYER_BUSY', 422, 'Already in a game', 'Play somebody else'],
    ['OPPONENT_UNABLE', 422, 'This game can’t start', 'Play somebody else'],
    ['NOT_ENOUGH_COINS', 402, 'Not enough coins', 'Get Coin'],
    ['SUBSCRIPTION_REQUIRED', 402, 'This is part of Zana Plus', 'Upgrade'],
    ['ACCOUNT_INCOMPLETE', 403, 'Complete your account', 'Complete it now'],
  ])('shows the reason of the error %s, and a next step', async (code, status, title, way) => {
    accept = refuse(code, status);
    await arrive(data);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toBeTruthy();
    expect(location.pathname).toBe('/notification-redirect');
  });

  it('can be retried after a network failure', async () => {
    accept = refuse('SERVICE_UNAVAILABLE', 503);
    await arrive(data);
    const again = await screen.findByRole('button', { name: 'Try again' });
    accept = () => json({ id: ID, matchId: MATCH_ID });
    again.click();
    await waitFor(() => expect(location.pathname).toBe('/play/1v1'));
  });
});

it('asks a visitor to log in, who then returns here', async () => {
  useUserStore.getState().clear();
  await arrive(data);
  expect(screen.getByText('Log in to play')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/landing#log-in');
  expect(pageAfterSignIn()).toBe(location.pathname + location.search);
  expect(accepted).toEqual([]);
});

describe('invalid data', () => {
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"id":1}',
    JSON.stringify({ id: '../user', type: 'headtohead' }),
    JSON.stringify({ id: ID, type: 'toString' }),
    JSON.stringify({ id: ID, type: 'daily' }),
  ])('causes no call: %s', async (given) => {
    await arrive(given);
    expect(await screen.findByText('No such invitation')).toBeTruthy();
    expect(accepted).toEqual([]);
  });

  it('shows no picture from another site', () => {
    const foreign = ['https://example.org/x.png', '//example.org/x.png', '/\\example.org', 'javascript:0'];
    for (const image of foreign) {
      const read = readInvitation(
        JSON.stringify({ id: ID, type: 'survival', requester: { ...requester, image } }),
      );
      expect(read).toEqual({ id: ID, modeId: 'survival-duel' });
    }
  });
});
