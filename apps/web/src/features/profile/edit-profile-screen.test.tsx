import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n.ts';
import { sampleUser } from '../../lib/sample-user.ts';
import { useUserStore } from '../../lib/user-store.ts';
import { EditProfileScreen } from './edit-profile-screen.tsx';

vi.mock('../../ui/toast.ts', () => ({ showToast: vi.fn() }));

const DAY_MS = 24 * 60 * 60 * 1000;
let sent: unknown[] = [];

/** A profile that was edited a month ago. */
async function openLocked(isEmailVerified: boolean): Promise<void> {
  sent = [];
  const user = { ...sampleUser, isEmailVerified, profileLockedUntilMs: Date.now() + 30 * DAY_MS };
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ user });
  });
  useUserStore.getState().merge(user);
  const i18n = createI18n('en');
  await i18n.load(['common', 'account']);
  render(
    <I18nContext value={i18n}>
      <EditProfileScreen />
    </I18nContext>,
  );
}
const isOpen = (label: string): boolean => !screen.getByLabelText(label).matches(':disabled');

afterEach(() => {
  cleanup();
  useUserStore.getState().clear();
  vi.unstubAllGlobals();
});

it('sets right an address that was never verified, while all else is locked', async () => {
  await openLocked(false);
  expect(['Username', 'Email', 'Date of birth', 'Female'].map(isOpen)).toEqual([false, true, false, false]);
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'right@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ email: 'right@example.org' }]));
});

it('locks all of it once the address is verified', async () => {
  await openLocked(true);
  expect(['Username', 'Email', 'Date of birth', 'Female'].some(isOpen)).toBe(false);
  expect(screen.getByRole('button', { name: 'Save' }).matches(':disabled')).toBe(true);
});
