import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@trivia/contract/account/user.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { EditProfileScreen } from './edit-profile-screen.tsx';

vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

const DAY_MS = 24 * 60 * 60 * 1000;
let sent: unknown[] = [];

/** Opens a profile that was edited recently, and is locked. */
const openLocked = (isEmailVerified: boolean): Promise<void> =>
  open({ isEmailVerified, profileLockedUntilMs: Date.now() + 30 * DAY_MS });

async function open(changes: Partial<User>): Promise<void> {
  sent = [];
  const user = { ...sampleUser, ...changes };
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(body === undefined ? {} : JSON.parse(String(body)));
    return Response.json({ user, retryAfterSeconds: 60 });
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

it('lets a player correct an unverified address while the profile is locked', async () => {
  await openLocked(false);
  expect(['Username', 'Email', 'Day', 'Female'].map(isOpen)).toEqual([false, true, false, false]);
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'right@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ email: 'right@example.org' }]));
});

it('locks everything once the address is verified', async () => {
  await openLocked(true);
  expect(['Username', 'Email', 'Day', 'Female'].some(isOpen)).toBe(false);
  expect(screen.getByRole('button', { name: 'Save' }).matches(':disabled')).toBe(true);
});

const typeEmail = async (email: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), email);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('requires the password for changing a verified address, and shows which one stays valid', async () => {
  await open({ email: 'old@example.org', isEmailVerified: true, hasPassword: true });
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await typeEmail('new@example.org');
  expect(screen.getByText(/old@example.org.* stays in force/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your password'), 'five questions');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ email: 'new@example.org', password: 'five questions' });
});

it('mails a code to the old address, if there is no password', async () => {
  await open({ email: 'old@example.org', isEmailVerified: true, hasPassword: false });
  await typeEmail('new@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }));
  await screen.findByText(/We sent a code to/);
  await userEvent.type(screen.getByLabelText('Code'), '042917');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ email: 'new@example.org', code: '042917' });
});

it('keeps a pending address, and changes nothing if it is not edited', async () => {
  const lockedUntil = { profileLockedUntilMs: Date.now() + 30 * DAY_MS };
  await open({
    email: 'old@example.org',
    isEmailVerified: true,
    pendingEmail: 'new@example.org',
    ...lockedUntil,
  });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.org');
  expect(['Username', 'Email'].map(isOpen)).toEqual([false, true]);
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await typeEmail('old@example.org');
  expect(screen.queryByLabelText('Your password')).toBeNull();
});
