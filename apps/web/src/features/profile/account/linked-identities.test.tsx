import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { LinkedIdentities } from './linked-identities.tsx';

vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

const sent: unknown[] = [];

async function open(hasPassword: boolean): Promise<void> {
  let data = [{ provider: 'google', linkedAtMs: 0 }];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method !== 'DELETE') return Response.json({ data });
    sent.push(JSON.parse(String(init.body)));
    data = [];
    return new Response(null, { status: 204 });
  });
  const i18n = createI18n('en');
  await i18n.load(['common', 'account', 'player']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <LinkedIdentities hasPassword={hasPassword} />
      </QueryClientProvider>
    </I18nContext>,
  );
  await screen.findByText('Google');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('removes an identity that was unlinked with the password', async () => {
  await open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'five questions');
  await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
  await vi.waitFor(() => expect(screen.queryByText('Google')).toBeNull());
  expect(sent).toEqual([{ password: 'five questions' }]);
});

it('asks for setting a password first, if there is none', async () => {
  await open(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/choose a password first/)).toBeTruthy();
});
