import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { AccountCard } from './account-card.tsx';

const tries = vi.hoisted(() => ({ lost: 1 }));
vi.mock('./delete-account-dialog.tsx', () => ({
  get DeleteAccountDialog() {
    tries.lost -= 1;
    if (tries.lost >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'Delete?';
  },
}));

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('retries the code of a dialog that failed to load', async () => {
  const i18n = createI18n('en');
  await i18n.load(['common', 'account', 'player']);
  render(
    <I18nContext value={i18n}>
      <AccountCard user={sampleUser} />
    </I18nContext>,
  );
  fireEvent.click(screen.getByText(i18n.t('profile.delete')));
  expect(await screen.findByText('Delete?')).toBeTruthy();
});
