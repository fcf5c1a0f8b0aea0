import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { UserPatch } from '@trivia/contract/account/user.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAchievementsStore } from '../../game/live-events/achievements-store.ts';
import { clearInvitations, useInvitationsStore } from '../../game/live-events/invitations-store.ts';
import { useOnlineStore } from '../../game/live-events/online-store.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { dailyQuery, unfinishedQuery } from '../../game/queries/daily-query.ts';
import type { ChannelListener } from '../../lib/realtime/channel-listeners.ts';
import { useLiveChannels } from './use-live-channels.ts';

type Listener = ChannelListener<Record<string, unknown>>;
const socket = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  openRealtime: vi.fn(),
  closeRealtime: vi.fn(),
}));
vi.mock('../../lib/realtime/realtime.ts', () => ({
  ...socket,
  listenTo: (channel: string, listener: Listener) => {
    socket.listeners.set(channel, listener);
    return () => socket.listeners.delete(channel);
  },
}));

const mine = () => socket.listeners.get('private-user.notification.me');
let requestedPaths: string[];
const invited = { id: 'missed', expiresAtMs: Date.now() + 59_000 };
const receivedIds = () => useInvitationsStore.getState().received.map(({ id }) => id);

const running = { id: 'm', type: 'headtohead', mode: 'multi', round: 1, roundCount: 5 } as const;
const answers: Readonly<Record<string, object>> = {
  '/api/play/invitations': { data: [invited], serverTimeMs: Date.now() },
  '/api/play/matches': { data: [] },
  '/api/news': {
    user: { id: 'me', coin: 99 },
    matches: [running],
    invitations: [invited],
    serverTimeMs: Date.now(),
  },
};

let client: QueryClient;

function listen(playerId: string | undefined, isComplete = true) {
  client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useLiveChannels(playerId, isComplete), { wrapper });
}

beforeEach(() => {
  requestedPaths = [];
  clearInvitations();
  socket.openRealtime.mockClear();
  socket.closeRealtime.mockClear();
  useUserStore.setState({ user: null });
  useUserStore
    .getState()
    .merge({ id: 'me', coin: 1, point: 2, plan: { id: 'freemium', isDowngraded: true } });
  vi.stubGlobal('fetch', async (path: string) => {
    requestedPaths.push(path);
    return Response.json(answers[path] ?? {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a signed-in player', () => {
  it('receives events on their own channel, and is listed as online', () => {
    const { unmount } = listen('me');
    expect([...socket.listeners.keys()].toSorted()).toEqual([
      'presence-online.users',
      'private-user.notification.me',
    ]);
    expect(socket.openRealtime).toHaveBeenCalled();
    unmount();
    expect(socket.listeners.size).toBe(0);
    expect(socket.closeRealtime).toHaveBeenCalled();
  });

  it('is not listed before the account is complete', () => {
    listen('me', false);
    expect([...socket.listeners.keys()]).toEqual(['private-user.notification.me']);
  });

  it.each<[string, UserPatch, object]>([
    ['coin', { coin: 7 }, { coin: 7, point: 2 }],
    ['point', { point: 8 }, { coin: 1, point: 8 }],
    ['plan', { plan: { id: 'plus', isDowngraded: false } }, { plan: { id: 'plus', isDowngraded: false } }],
    ['info', { name: 'Rawa' }, { name: 'Rawa', coin: 1 }],
    ['challenge', { challenge: { day: '2026-11-21', hasPlayed: true } }, { challenge: { hasPlayed: true } }],
  ])('has what .%s tells merged into the user', (event, user, expected) => {
    listen('me');
    mine()?.on?.[event]?.({ user });
    expect(useUserStore.getState().user).toMatchObject({ id: 'me', ...expected });
  });

  it.each(['info', 'challenge'])('refetches the games on the screen after the event .%s', async (event) => {
    listen('me');
    for (const { queryKey } of [dailyQuery, unfinishedQuery]) client.setQueryData<unknown>(queryKey, {});
    mine()?.on?.[event]?.({ user: {} });
    const isStale = [dailyQuery, unfinishedQuery].map(
      (one) => client.getQueryState(one.queryKey)?.isInvalidated,
    );
    expect(isStale).toEqual([true, true]);
  });

  it.each<[string, object]>([
    ['match_found', { matchId: 'm' }],
    ['invitation_closed', { id: 'i', status: 'accepted', matchId: 'm' }],
  ])('has the matches that go on asked for by .%s, whatever the screen shows', async (event, data) => {
    listen('me');
    mine()?.on?.[event]?.(data);
    await waitFor(() => expect(requestedPaths).toContain('/api/play/matches'));
  });

  it('puts invitations and achievements into the stores of their dialogs', () => {
    listen('me');
    mine()?.on?.invitation?.({ id: 'i', expiresAtMs: Date.now() + 59_000 });
    mine()?.on?.achievement_unlocked?.({ code: 'first-win' });
    expect(useInvitationsStore.getState().received).toMatchObject([{ id: 'i' }]);
    expect(useAchievementsStore.getState().unlocked).toMatchObject([{ code: 'first-win' }]);
  });

  it('is refetched after the first connection, because it was loaded before', async () => {
    listen('me');
    mine()?.onJoined?.();
    await waitFor(() => expect(useUserStore.getState().user?.coin).toBe(99));
    expect(requestedPaths).toEqual(['/api/news']);
    expect(client.getQueryData(unfinishedQuery.queryKey)).toEqual({ data: [running] });
  });

  it('keeps matches that an event has refetched while the catch-up was running', async () => {
    listen('me');
    mine()?.onJoined?.();
    client.setQueryData(unfinishedQuery.queryKey, { data: [] });
    await waitFor(() => expect(useUserStore.getState().user?.coin).toBe(99));
    expect(client.getQueryData(unfinishedQuery.queryKey)).toEqual({ data: [] });
  });

  it('is refetched after every reconnection', async () => {
    listen('me');
    mine()?.onJoined?.();
    await waitFor(() => expect(useUserStore.getState().user?.coin).toBe(99));
    useUserStore.getState().merge({ coin: 1 });
    mine()?.onJoined?.();
    await waitFor(() => expect(useUserStore.getState().user?.coin).toBe(99));
  });

  it('receives missed invitations after connecting, and when the app becomes visible', async () => {
    const { unmount } = listen('me');
    mine()?.onJoined?.();
    await waitFor(() => expect(receivedIds()).toEqual(['missed']));
    mine()?.on?.invitation_closed?.({ id: 'missed', status: 'declined', matchId: null });
    expect(receivedIds()).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    const asksForInvitations = () => requestedPaths.filter((path) => path.endsWith('/invitations'));
    await waitFor(() => expect(asksForInvitations()).toHaveLength(1));
    unmount();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asksForInvitations()).toHaveLength(1);
  });

  it('leaves no invitations to the next player of the device, not even pending ones', async () => {
    const { unmount } = listen('me');
    mine()?.on?.invitation?.({ id: 'i', expiresAtMs: Date.now() + 59_000 });
    mine()?.onJoined?.();
    unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(receivedIds()).toEqual([]);
  });

  it('tracks online players who come and go', () => {
    listen('me');
    const online = socket.listeners.get('presence-online.users');
    const person = (id: string) => ({ id, name: id, image: '' });
    online?.onMembers?.([person('me'), person('a')]);
    online?.onMemberAdded?.(person('b'));
    online?.onMemberRemoved?.(person('a'));
    expect(useOnlineStore.getState().people?.map(({ id }) => id)).toEqual(['me', 'b']);
  });
});

it('does not connect a visitor', () => {
  listen(undefined);
  expect(socket.openRealtime).not.toHaveBeenCalled();
  expect(socket.listeners.size).toBe(0);
});
