import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { polyfillDialogs } from '../../../ui/dialog/dialog.testing.ts';
import { LogInDialog } from '../log-in/log-in-dialog.tsx';
import { toRegisterBody } from './register-body.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

const GOOGLE = { google: { clientId: 'zana.example', scriptUrl: 'https://google.example' } };
const KNOWN_CODE = 'NAWROZ23';
const wrongCode = {
  code: 'INVALID_INPUT',
  message: '',
  fields: { referralCode: 'This referral code doesn’t exist' },
};

let press: (answer: { credential?: string }) => void;
vi.mock('../log-in/load-google.ts', () => ({
  loadGoogle: async () => ({
    initialize: ({ callback }: { callback: typeof press }) => {
      press = callback;
    },
    renderButton: (place: HTMLElement) => place.append('Google’s button'),
  }),
}));
const gone = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../../../lib/sign-in.ts', () => ({
  signIn: (_token: string, path: string) => gone.to.push(path),
}));

let sent: { referralCode?: string; campaign?: string }[];

beforeEach(() => {
  sent = [];
  gone.to = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/auth/social/config') return new Response(JSON.stringify(GOOGLE));
    const request = JSON.parse(String(body));
    sent.push(request);
    return request.referralCode && request.referralCode !== KNOWN_CODE
      ? new Response(JSON.stringify(wrongCode), { status: 422 })
      : new Response(JSON.stringify({ accessToken: 'token', user: { ...sampleUser, isComplete: false } }));
  });
  polyfillDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function open(Dialog: typeof SignUpDialog, address: string): Promise<void> {
  history.replaceState(null, '', address);
  const i18n = createI18n('en');
  await i18n.load(['common', 'auth']);
  render(
    <I18nContext value={i18n}>
      <Dialog onClose={() => undefined} />
    </I18nContext>,
  );
  await screen.findByText('Google’s button');
}

it('a sign-up with Google sends the code and the campaign of the address', async () => {
  await open(SignUpDialog, `/cta?ref=${KNOWN_CODE}&campaign=play`);
  press({ credential: 'credential' });
  await waitFor(() => expect(gone.to).toEqual([`/completeAccount?ref=${KNOWN_CODE}`]));
  expect(sent).toEqual([
    { provider: 'google', credential: 'credential', referralCode: KNOWN_CODE, campaign: 'play' },
  ]);
});

it.each([
  ['sign-up', SignUpDialog],
  ['log-in', LogInDialog],
] as const)('a wrong code in the address does not refuse a %s with Google', async (_name, Dialog) => {
  await open(Dialog, '/landing?ref=MISTAKE1');
  press({ credential: 'credential' });
  await waitFor(() => expect(gone.to).toEqual(['/completeAccount']));
  expect(sent.map(({ referralCode }) => referralCode)).toEqual(['MISTAKE1', undefined]);
});

it('a sign-up by the form sends the campaign, unless it is invalid', () => {
  history.replaceState(null, '', '/cta?campaign=subscribe');
  expect(toRegisterBody({ referralCode: KNOWN_CODE })).toMatchObject({
    referralCode: KNOWN_CODE,
    campaign: 'subscribe',
  });
  history.replaceState(null, '', `/cta?campaign=${'x'.repeat(41)}`);
  expect(toRegisterBody({ referralCode: '' })).toEqual({ agreedToTerms: false });
});
