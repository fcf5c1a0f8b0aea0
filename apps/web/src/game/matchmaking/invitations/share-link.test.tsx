import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import type { Invitation } from './invitation-query.ts';
import { ShareLink } from './share-link.tsx';

const invitation = { code: 'ABCDEF', type: 'headtohead', mode: 'multi' } as unknown as Invitation;

beforeEach(async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  const i18n = createI18n('en');
  await i18n.load(['common', 'waiting']);
  render(
    <I18nContext value={i18n}>
      <ShareLink invitation={invitation} />
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('announces the copying apart from the button’s name', async () => {
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await expect.poll(() => status.textContent).toBe('Copied');
  expect(screen.getByRole('button', { name: 'Copied' }).querySelector('[role=status]')).toBeNull();
});
