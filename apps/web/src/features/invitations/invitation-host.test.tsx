import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDialog, useDialogs } from '../../game/dialogs.ts';
import {
  clearInvitations,
  receiveInvitation,
  useInvitationsStore,
} from '../../game/live-events/invitations-store.ts';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { matchMark } from '../../lib/in-match.ts';
import { InvitationHost } from './invitation-host.tsx';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast/toast.ts', () => ({ showToast: toast }));

const LASTS_MS = 59_000;
const ID = '00000000-0000-4000-8000-00000000000a';
const invitation = (more: Partial<InvitationEvent> = {}): InvitationEvent => ({
  id: ID,
  plan: 'free',
  rematch: false,
  type: 'tugofwar',
  requester: { id: 'dilan', name: 'Dilan', image: '/avatars/1.svg' },
  expiresAtMs: Date.now() + LASTS_MS,
  honour: null,
  ...more,
});

const stake = {
  id: 'coins-10',
  entryCoins: 10,
  rewards: { pointsPerRight: null, pointsForAllRight: 0, pointsForWin: 30, hasPot: true },
};

let sent: string[];
beforeEach(async () => {
  sent = [];
  useUserStore.setState({ user: sampleUser });
  toast.mockClear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return new Response(JSON.stringify({ data: path.includes('headtohead') ? [stake] : [] }));
  });
  history.replaceState(null, '', '/home');
  const i18n = createI18n('en');
  await i18n.load(['common', 'invitation']);
  vi.useFakeTimers();
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <InvitationHost />
      </QueryClientProvider>
    </I18nContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
});
afterEach(() => {
  cleanup();
  closeDialog();
  clearInvitations();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const receive = (given?: Partial<InvitationEvent>) => act(() => receiveInvitation(invitation(given)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog');
const declines = () => sent.filter((path) => path.endsWith('/decline'));

describe('an invitation', () => {
  it('shows the requester and the game', async () => {
    await receive();
    expect(dialog()?.textContent).toContain('Dilan');
    expect(screen.getByRole('heading', { name: 'Up for a tug of war?' })).toBeTruthy();
  });

  it.each([
    [true, '10 coins from each of you. The winner takes them all.'],
    [
      false,
      '10 coins from each of you. If you win: 30 points and your coins back.10 coins more with Zana Plus',
    ],
  ])('shows the stake and the prize, with Plus (%s)', async (hasSubscription, words) => {
    act(() => useUserStore.setState({ user: { ...sampleUser, hasSubscription } }));
    await receive({ type: 'headtohead', plan: 'coins-10' });
    await pass(10);
    expect(screen.getByText(/from each of you/).textContent).toBe(words);
  });

  it('shows that the match is for honour', async () => {
    await receive({ type: 'headtohead', plan: 'coins-10', honour: 'met_today' });
    await pass(10);
    expect(screen.getByText(/this one is for honour/)).toBeTruthy();
    expect(screen.queryByText(/from each of you/)).toBeNull();
  });

  it('is labelled as a rematch', async () => {
    await receive({ rematch: true });
    expect(screen.getByRole('heading', { name: 'Rematch?' })).toBeTruthy();
  });

  it('closes after 59 s, and shows that it has expired', async () => {
    await receive();
    await pass(LASTS_MS - 100);
    expect(dialog()).not.toBeNull();
    await pass(200);
    expect(dialog()).toBeNull();
    expect(toast.mock.calls).toEqual([['error', 'Invitation expired']]);
    expect(declines()).toEqual([]);
  });

  it('lets the player report an uploaded picture, and stays open meanwhile', async () => {
    const image = '/pictures/0190c1f2-0000-7000-8000-000000000001.webp';
    await receive({ requester: { id: 'dilan', name: 'Dilan', image } });
    fireEvent.click(screen.getByRole('button', { name: /Dilan.*picture/ }));
    expect(useDialogs.getState().open).toMatchObject({ name: 'report-picture', props: { url: image } });
    await pass(2_000);
    expect(dialog()).not.toBeNull();
    expect(declines()).toEqual([]);
  });

  it('that is accepted opens its redirect, without a call before', async () => {
    await receive();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, play' }));
    expect(dialog()).toBeNull();
    expect(location.pathname).toBe('/notification-redirect');
    const data = new URLSearchParams(location.search).get('data') ?? '';
    expect(JSON.parse(data)).toMatchObject({ id: ID, type: 'tugofwar', plan: 'free', rematch: false });
    await pass(LASTS_MS);
    expect(toast).not.toHaveBeenCalled();
  });

  it('focuses its heading, so that a key meant for the screen below presses nothing', async () => {
    await receive();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Up for a tug of war?' }));
  });

  it('ignores keys in its first second', async () => {
    await receive();
    const pressEscape = () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    act(() => void pressEscape());
    await pass(900);
    expect(dialog()).not.toBeNull();
    await pass(200);
    act(() => void pressEscape());
    expect(dialog()).toBeNull();
  });

  it.each(['Not now', 'Close'])('is declined by %s', async (name) => {
    await receive();
    await pass(1100);
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(10);
    expect(dialog()).toBeNull();
    expect(declines()).toEqual([`/api/play/invitations/${ID}/decline`]);
  });

  it('is followed by the next one', async () => {
    await receive();
    await receive({ id: 'b', requester: { id: 'rawa', name: 'Rawa', image: '/avatars/2.svg' } });
    expect(dialog()?.textContent).toContain('Dilan');
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(dialog()?.textContent).toContain('Rawa');
  });
});

describe('during a match', () => {
  beforeEach(() => act(() => history.pushState(matchMark, '', '/play/1v1?match=1')));

  it('an invitation waits for the end of the match', async () => {
    await receive();
    expect(dialog()).toBeNull();
    await pass(20_000);
    act(() => history.pushState(null, '', '/home'));
    expect(dialog()?.textContent).toContain('Dilan');
  });

  it('one that expires before is never shown', async () => {
    await receive();
    await pass(LASTS_MS + 100);
    act(() => history.pushState(null, '', '/home'));
    expect(dialog()).toBeNull();
    expect(toast).not.toHaveBeenCalled();
  });
});

it('leaves a rematch request to a screen that shows it itself', async () => {
  act(() => useInvitationsStore.setState({ inlineIds: ['dilan'] }));
  await receive({ rematch: true });
  expect(dialog()).toBeNull();
  await receive({ id: 'b', rematch: false });
  expect(dialog()).not.toBeNull();
});
