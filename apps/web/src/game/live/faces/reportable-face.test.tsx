import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { closeDialog, useDialogs } from '../../dialogs.ts';
import type { Player } from '../seats/seats.ts';
import { ReportableFace } from './reportable-face.tsx';

const PICTURE_ID = '0190c1f2-0000-7000-8000-000000000001';
const rival: Player = {
  id: '0190c1f2-0000-7000-8000-000000000002',
  name: 'Dilan',
  avatarUrl: `/pictures/${PICTURE_ID}.webp`,
  isMe: false,
  isBot: false,
  tier: 'starter',
  status: 'playing',
};

async function show(player: Player): Promise<void> {
  const i18n = createI18n('en');
  await i18n.load(['common', 'live']);
  render(
    <I18nContext value={i18n}>
      <ReportableFace player={player} />
    </I18nContext>,
  );
}

afterEach(() => {
  cleanup();
  closeDialog();
});

it('opens another player’s uploaded picture, to report it', async () => {
  await show(rival);
  screen.getByRole('button', { name: /Dilan.*picture/ }).click();
  expect(useDialogs.getState().open).toEqual({
    name: 'report-picture',
    props: { pictureId: PICTURE_ID, url: rival.avatarUrl, name: 'Dilan' },
  });
});

it('opens neither a drawn face nor the viewer’s own picture', async () => {
  await show({ ...rival, avatarUrl: '/avatars/0123456789abcdef.svg' });
  await show({ ...rival, isMe: true });
  expect(screen.queryByRole('button')).toBeNull();
});
