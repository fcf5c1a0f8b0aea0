import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

interface Mailed {
  readonly isSent: boolean;
  readonly isHeldBack?: boolean;
  readonly retryAfterSeconds: number;
}

async function open(mailed: Mailed): Promise<void> {
  let answer = mailed;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/email/verify') {
      const fields = { code: 'That code isn’t right.' };
      return Response.json({ code: 'WRONG_CODE', message: '', fields }, { status: 422 });
    }
    if (path === '/api/auth/email/resend') answer = { isSent: true, retryAfterSeconds: 60 };
    return Response.json(answer);
  });
  useUserStore.getState().merge({ ...sampleUser, isEmailVerified: false, isComplete: false });
  const i18n = createI18n('en');
  await i18n.load(['common', 'auth']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <VerifyEmailScreen />
      </QueryClientProvider>
    </I18nContext>,
  );
}
const isShown = (text: RegExp) => screen.queryByText(text) !== null;

afterEach(() => {
  cleanup();
  useUserStore.getState().clear();
  vi.unstubAllGlobals();
});

it('allows another code a minute after the last one', async () => {
  await open({ isSent: true, retryAfterSeconds: 17 });
  expect(await screen.findByText('Retry in 17s')).toBeTruthy();
  expect(isShown(/^We sent a 6-digit code/)).toBe(true);
});

it('shows a code as sent only if it was, and sends one at once', async () => {
  await open({ isSent: false, retryAfterSeconds: 0 });
  const send = await screen.findByRole('button', { name: 'Send me the code' });
  expect(isShown(/^We sent/)).toBe(false);
  expect(screen.queryByLabelText('Code')).toBeNull();
  await userEvent.click(send);
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(isShown(/^We sent a 6-digit code/)).toBe(true);
  expect(await screen.findByText('Retry in 60s')).toBeTruthy();
});

it('links to the correction of a mistyped address', async () => {
  await open({ isSent: true, retryAfterSeconds: 60 });
  const link = screen.getByRole('link', { name: 'Wrong address? Change it' });
  expect(link.getAttribute('href')).toBe('/profile/edit-profile');
});

it('removes the error of a wrong code after another was sent', async () => {
  await open({ isSent: true, retryAfterSeconds: 0 });
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByText('That code isn’t right.');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(isShown(/isn’t right/)).toBe(false);
  expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('');
});

it('explains what to do if the address is rate-limited', async () => {
  await open({ isSent: false, isHeldBack: true, retryAfterSeconds: 0 });
  expect(await screen.findByText(/^Many codes were sent to/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send me the code' })).toBeTruthy();
});
