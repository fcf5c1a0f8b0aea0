import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n.ts';
import { sampleUser } from '../../lib/sample-user.ts';
import { VerifyLinkScreen } from './verify-link-screen.tsx';

const TOKEN = 'a-token-of-a-mail';
const OTHER = 'the-token-of-another';

let exchanged: string[];
let answer: () => Response;
beforeEach(() => {
  exchanged = [];
  answer = () => Response.json({ purpose: 'verify_email', accessToken: 'x'.repeat(43), user: sampleUser });
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    exchanged.push(JSON.parse(body).token);
    return answer();
  });
});
afterEach(() => {
  cleanup();
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
])('exchanges the token %s, and leaves it nowhere', async (_case, address) => {
  const length = history.length;
  await open(address);
  await screen.findByText('Your email is verified');
  expect(exchanged).toEqual([TOKEN]);
  expect(location.href).toMatch(/\/verify$/);
  expect(history.length).toBe(length);
});

it('opens a second link in the same tab', async () => {
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
