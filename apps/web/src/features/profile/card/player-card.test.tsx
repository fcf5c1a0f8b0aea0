import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { PlayerCard } from './player-card.tsx';

async function open(phoneNumber: string | null): Promise<void> {
  const i18n = createI18n('en');
  await i18n.load(['common', 'account', 'lobby', 'player']);
  render(
    <I18nContext value={i18n}>
      <PlayerCard user={{ ...sampleUser, phoneNumber }} />
    </I18nContext>,
  );
}
const PHONE = '+964 770 123 4567';

afterEach(cleanup);

it('shows the number of finished games, and the phone number', async () => {
  await open(PHONE);
  expect(screen.getByText('games finished')).toBeTruthy();
  expect(screen.getByText(PHONE).getAttribute('dir')).toBe('ltr');
});

it('shows no phone number without one', async () => {
  await open(null);
  expect(screen.queryByText('Phone number')).toBeNull();
});
