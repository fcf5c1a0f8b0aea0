import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { aMatch, MATCH_ID } from '../../match/match.testing.ts';
import { forgetInvitations, receiveInvitation, useInvitationsStore } from '../../news/invitations-store.ts';
import { setOnline } from '../../news/online-store.ts';
import { Rematch } from './rematch.tsx';

const RIVAL = { id: 'dilan', name: 'Dilan', image: '/avatars/1.svg' };
const asked = { id: 'i', status: 'open', matchId: null, expiresAtMs: Date.now() + 59_000 };
let sent: string[];
/** Reply of the server to a rematch, and the later state of the invitation. */
let reply: object;
let outcome: object;

beforeEach(async () => {
  sent = [];
  reply = outcome = asked;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') sent.push(path);
    const told = path.endsWith('/rematch') ? reply : path.endsWith('/i') ? outcome : aMatch();
    return new Response(JSON.stringify(told), { status: 'code' in told ? 409 : 200 });
  });
  const i18n = createI18n('en');
  await i18n.load(['common', 'outcome']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Rematch match={aMatch()} modeId="head-to-head" rivalId={RIVAL.id} rivalName={RIVAL.name} />
      </QueryClientProvider>
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  forgetInvitations();
  setOnline(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wish = (more: { id?: string; rematch?: boolean; lastsMs?: number; from?: string }) =>
  act(() =>
    receiveInvitation({
      id: more.id ?? 'wish',
      plan: 'free',
      type: 'headtohead',
      rematch: more.rematch ?? true,
      requester: { ...RIVAL, id: more.from ?? RIVAL.id },
      expiresAtMs: Date.now() + (more.lastsMs ?? 59_000),
      honour: null,
    }),
  );
const told = () => screen.getByRole('status').textContent;

it('asks the other player, and shows that it waits', async () => {
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(told()).toContain('Dilan'));
  expect(sent).toEqual([`/api/play/matches/${MATCH_ID}/rematch`]);
});

it('shows while it waits that the other one is offline', async () => {
  act(() => setOnline([RIVAL]));
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(told()).toMatch(/^Waiting for/));
  act(() => setOnline([]));
  expect(told()).toMatch(/Dilan.* is offline now/);
});

it('may be asked for again when the other has not answered', async () => {
  outcome = { ...asked, status: 'expired' };
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(told()).toMatch(/Dilan.* has not answered/));
  reply = { code: 'PLAYER_BUSY', message: 'Busy' };
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(told()).toMatch(/Dilan.* can’t play again/));
  expect(sent.filter((path) => path.endsWith('/rematch'))).toHaveLength(2);
});

it.each([
  ['is declined', asked, { ...asked, status: 'declined' }],
  ['is refused', { code: 'PLAYER_BUSY', message: 'Busy' }, asked],
])('says that there is none when it %s', async (_case, answer, then) => {
  reply = answer;
  outcome = then;
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(told()).toMatch(/Dilan.* can’t play again/));
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
});

it('shows the request of the other player only, until it has expired', async () => {
  wish({ id: 'another', from: 'rawa' });
  expect(told()).toBe('');
  wish({ id: 'a new game', rematch: false });
  expect(told()).toBe('');
  wish({ lastsMs: 60 });
  expect(told()).toContain('Dilan');
  await waitFor(() => expect(told()).toBe(''));
});

it('takes the wish when the player asks, too', async () => {
  wish({});
  reply = { id: 'wish', status: 'accepted', matchId: MATCH_ID };
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(useInvitationsStore.getState().received).toEqual([]));
  expect(sent).toEqual([`/api/play/matches/${MATCH_ID}/rematch`]);
});
