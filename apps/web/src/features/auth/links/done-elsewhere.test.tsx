import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { listenToApiErrors } from '../../../lib/api/api.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { CompleteAccountScreen } from '../sign-up/complete-account-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const MAILED = '/api/auth/email/code';
const toldOf = vi.fn();
let answer: () => Response;
let mailed: () => Response;

const refusal = (code: string, status: number) =>
  new Response(JSON.stringify({ code, message: code }), { status });

beforeEach(() => {
  history.replaceState(null, '', '/verify-email');
  mailed = () => Response.json({ isSent: true, retryAfterSeconds: 0 });
  toldOf.mockReset();
  listenToApiErrors(({ code }) => toldOf(code));
  vi.stubGlobal('fetch', async (path: string) => (path === MAILED ? mailed() : answer()));
  useUserStore.getState().merge({ ...sampleUser, isComplete: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(Screen: ComponentType): Promise<HTMLElement> {
  const i18n = createI18n('en');
  await i18n.load(['common', 'auth', 'account']);
  const { container } = render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Screen />
      </QueryClientProvider>
    </I18nContext>,
  );
  return container;
}

async function send(Screen: ComponentType, code: string, status: number) {
  answer = () => refusal(code, status);
  const container = await open(Screen);
  const form = container.querySelector('form');
  if (form) fireEvent.submit(form);
  await screen.findByText(code);
}

it.each([
  ['ALREADY_VERIFIED', VerifyEmailScreen],
  ['ALREADY_COMPLETE', CompleteAccountScreen],
])('a step that was completed on another device leads on: %s', async (code, Screen) => {
  await send(Screen, code, 409);
  await waitFor(() => expect(toldOf.mock.calls).toEqual([[code]]));
});

it('a wrong code is shown by the form alone', async () => {
  await send(VerifyEmailScreen, 'WRONG_CODE', 422);
  expect(toldOf).not.toHaveBeenCalled();
});

it('an address that is verified already leads on to the account’s last step', async () => {
  mailed = () => refusal('ALREADY_VERIFIED', 409);
  await open(VerifyEmailScreen);
  await waitFor(() => expect(location.pathname).toBe('/completeAccount'));
  expect(toldOf).not.toHaveBeenCalled();
});

it('an address that is verified by its link on another device leads on at once', async () => {
  useUserStore.getState().merge({ isEmailVerified: false });
  await open(VerifyEmailScreen);
  await screen.findByRole('button', { name: 'Send a new code' });
  act(() => useUserStore.getState().merge({ isEmailVerified: true }));
  await waitFor(() => expect(location.pathname).toBe('/completeAccount'));
  expect(toldOf).not.toHaveBeenCalled();
});

it('a request for another code after the verification leads on', async () => {
  await open(VerifyEmailScreen);
  answer = () => refusal('ALREADY_VERIFIED', 409);
  mailed = answer;
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(location.pathname).toBe('/completeAccount'));
  expect(toldOf).not.toHaveBeenCalled();
});
