import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import {
  clearInvitations,
  receiveInvitation,
  useInvitationsStore,
} from '../../live-events/invitations-store.ts';
import { setOnline } from '../../live-events/online-store.ts';
import { aMatch, MATCH_ID } from '../../match/match.testing.ts';
import { Rematch } from './rematch.tsx';

const RIVAL = { id: 'dilan', name: 'Dilan', image: '/avatars/1.svg' };
const asked = { id: 'i', status: 'open', matchId: null, expiresAtMs: Date.now() + 59_000 };
let sent: string[];
/** Reply of the server to a rematch, and later to its invitation. */
let reply: object;
let outcome: object;

beforeEach(async () => {
  sent = [];
  reply = outcome = asked;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') sent.push(path);
    const body = path.endsWith('/rematch') ? reply : path.endsWith('/i') ? outcome : aMatch();
    return new Response(JSON.stringify(body), { status: 'code' in body ? 409 : 200 });
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
  clearInvitations();
  setOnline(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = (more: { id?: string; rematch?: boolean; lastsMs?: number; from?: string }) =>
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
const announced = () => screen.getByRole('status').textContent;

it('sends a request to the opponent, and announces the wait in the region that was there', async () => {
  const region = screen.getByRole('status');
  const button = screen.getByRole('button', { name: 'Rematch' });
  button.focus();
  button.click();
  await waitFor(() => expect(announced()).toContain('Dilan'));
  expect(screen.getByRole('status')).toBe(region);
  expect(document.activeElement).toBe(button);
  await act(async () => button.click());
  expect(sent.filter((path) => path.endsWith('/rematch'))).toEqual([`/api/play/matches/${MATCH_ID}/rematch`]);
});

it('shows during the wait that the opponent is offline', async () => {
  act(() => setOnline([RIVAL]));
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(announced()).toMatch(/^Waiting for/));
  act(() => setOnline([]));
  expect(announced()).toMatch(/Dilan.* is offline now/);
});

it('can be requested again after no answer', async () => {
  outcome = { ...asked, status: 'expired' };
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(announced()).toMatch(/Dilan.* has not answered/));
  reply = { code: 'PLAYER_BUSY', message: 'Busy' };
  screen.getByRole('button', { name: 'Rematch' }).click();
  await waitFor(() => expect(announced()).toMatch(/Dilan.* can’t play again/));
  expect(sent.filter((path) => path.endsWith('/rematch'))).toHaveLength(2);
});

it.each([
  ['is declined', asked, { ...asked, status: 'declined' }],
  ['is refused', { code: 'PLAYER_BUSY', message: 'Busy' }, asked],
])('is not available if it %s, and leaves the focus to the news', async (_case, answer, then) => {
  reply = answer;
  outcome = then;
  const button = screen.getByRole('button', { name: 'Rematch' });
  button.focus();
  button.click();
  await waitFor(() => expect(announced()).toMatch(/Dilan.* can’t play again/));
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('shows only the opponent’s request, until it has expired', async () => {
  request({ id: 'another', from: 'rawa' });
  expect(announced()).toBe('');
  request({ id: 'a new game', rematch: false });
  expect(announced()).toBe('');
  request({ lastsMs: 60 });
  expect(announced()).toContain('Dilan');
  await waitFor(() => expect(announced()).toBe(''));
});

it('accepts the opponent’s request by the player’s own', async () => {
  request({});
  reply = { id: 'wish', status: 'accepted', matchId: MATCH_ID };
  screen.getByRole('button', { name: 'Accept' }).click();
  await waitFor(() => expect(useInvitationsStore.getState().received).toEqual([]));
  expect(sent).toEqual([`/api/play/matches/${MATCH_ID}/rematch`]);
});
