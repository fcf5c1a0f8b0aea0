import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { readAccessToken, store } from '../../../lib/storage.ts';
import { VerifyLinkScreen } from './verify-link-screen.tsx';

const TOKEN = 'a-token-of-a-mail';
const OTHER = 'the-token-of-another';

let exchanged: string[];
/** Bodies of the calls that were sent. */
let sent: unknown[];
let answer: () => Response;
beforeEach(() => {
  exchanged = [];
  sent = [];
  store('accessToken', null);
  answer = () => Response.json({ purpose: 'verify_email', accessToken: 'x'.repeat(43), user: sampleUser });
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    sent.push([path, JSON.parse(body)]);
    exchanged.push(JSON.parse(body).token);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  useUserStore.getState().clear();
  vi.unstubAllGlobals();
});

async function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  const i18n = createI18n('en');
  await i18n.load(['common', 'auth']);
  render(
    <I18nContext value={i18n}>
      <VerifyLinkScreen />
    </I18nContext>,
  );
}

it.each([
  ['behind the #', `/verify#token=${TOKEN}`],
  ['in the query, as older links have it', `/verify?token=${TOKEN}`],
])('exchanges the token %s, and removes it from the address', async (_case, address) => {
  const length = history.length;
  await open(address);
  await screen.findByText('Your email is verified');
  expect(exchanged).toEqual([TOKEN]);
  expect(location.href).toMatch(/\/verify$/);
  expect(history.length).toBe(length);
});

it('exchanges a second link in the same tab', async () => {
  answer = () => Response.json({ code: 'LINK_EXPIRED', message: 'too old' }, { status: 422 });
  await open(`/verify#token=${TOKEN}`);
  await screen.findByText('This link no longer works');
  answer = () => Response.json({ purpose: 'verify_email', accessToken: 'y'.repeat(43), user: sampleUser });
  act(() => {
    location.hash = `#token=${OTHER}`;
  });
  await screen.findByText('Your email is verified');
  expect(exchanged).toEqual([TOKEN, OTHER]);
  expect(location.href).toMatch(/\/verify$/);
});

const refuse = (code: string) => () => Response.json({ code, message: code }, { status: 422 });
const openFor = (purpose: string) => () =>
  Response.json({ purpose, accessToken: 'z'.repeat(43), user: sampleUser });

it('asks a signed-out device for the password of the account', async () => {
  answer = refuse('LINK_NEEDS_PASSWORD');
  await open(`/verify#token=${TOKEN}`);
  await userEvent.type(await screen.findByLabelText('Password'), 'five questions');
  answer = openFor('verify_email');
  await userEvent.click(screen.getByRole('button', { name: 'Verify my email' }));
  await screen.findByText('Your email is verified');
  expect(sent.at(-1)).toEqual(['/api/auth/verify', { token: TOKEN, password: 'five questions' }]);
  expect(readAccessToken()).toBe('z'.repeat(43));
});

it('lets a reader without the password set a new one, and signs in only then', async () => {
  answer = refuse('LINK_NEEDS_PASSWORD');
  await open(`/verify#token=${TOKEN}`);
  answer = openFor('reset_password');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a new password' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/reset-password'));
  expect(sent.at(-1)).toEqual(['/api/auth/verify/claim', { token: TOKEN }]);
  expect(useUserStore.getState().user).toBeNull();
});

it('sends a player who changes the address to the device that is signed in', async () => {
  answer = refuse('LINK_NEEDS_SESSION');
  await open(`/verify#token=${TOKEN}`);
  await screen.findByText('Is this your new email?');
  expect(readAccessToken()).toBeNull();
});

it('leads from an undone change of address to a new password', async () => {
  answer = openFor('restore_email');
  await open(`/verify#token=${TOKEN}`);
  await screen.findByText('Your email is back');
  const link = screen.getByRole('link', { name: 'Choose a new password' });
  expect(link.getAttribute('href')).toBe('/reset-password');
  expect(useUserStore.getState().user).toBeNull();
});
