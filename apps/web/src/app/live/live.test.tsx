import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { unlockAchievement, useAchievementsStore } from '../../game/live-events/achievements-store.ts';
import { clearInvitations, receiveInvitation } from '../../game/live-events/invitations-store.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { Live } from './live.tsx';

vi.mock('./use-live-channels.ts', () => ({ useLiveChannels: () => undefined }));

/** Headings of the dialogs in the order of opening: the last one is on top. */
let opened: string[];

beforeAll(async () => {
  // Load the lazy dialogs before the tests, because the first load is slow.
  await import('../../features/achievements/achievement-dialog.tsx');
  await import('../../features/invitations/invitation-host.tsx');
  await import('./begun-match.tsx');
});
beforeEach(async () => {
  opened = [];
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
    opened.push(this.querySelector('h2')?.textContent ?? '');
  };
  HTMLDialogElement.prototype.close = vi.fn();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: [] })));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const i18n = createI18n('en');
  await i18n.load(['common', 'invitation']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Live />
      </QueryClientProvider>
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  clearInvitations();
  useAchievementsStore.setState({ unlocked: [], shown: null });
  vi.unstubAllGlobals();
});

const requester = { id: 'dilan', name: 'Dilan', image: '/avatars/1.svg' };
const invite = () =>
  act(() =>
    receiveInvitation({
      id: 'i',
      plan: 'free',
      rematch: false,
      type: 'survival',
      requester,
      expiresAtMs: Date.now() + 59_000,
      honour: null,
    }),
  );
const unlock = (code: string) =>
  act(() => unlockAchievement({ code, title: code, description: 'Well done', icon: '★', reward_points: 10 }));

it('keeps an unlocked achievement above an invitation that comes after it', async () => {
  unlock('first-win');
  await waitFor(() => expect(opened).toEqual(['Achievement unlocked']));
  invite();
  await waitFor(() => expect(screen.getByText('Up for a survival duel?')).toBeTruthy());
  await waitFor(() => expect(opened.at(-1)).toBe('Achievement unlocked'));
});

it('keeps an unlocked achievement above a dialog of the app that opens after it', async () => {
  unlock('first-win');
  await waitFor(() => expect(opened).toEqual(['Achievement unlocked']));
  const other = document.createElement('dialog');
  other.innerHTML = '<h2>Not enough coins</h2>';
  document.body.append(other);
  other.showModal();
  await waitFor(() =>
    expect(opened).toEqual(['Achievement unlocked', 'Not enough coins', 'Achievement unlocked']),
  );
  other.remove();
});

it('shows one achievement after the other', async () => {
  unlock('first-win');
  unlock('first-week');
  await waitFor(() => expect(screen.getByText('first-win')).toBeTruthy());
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(screen.getByText('first-week')).toBeTruthy());
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
