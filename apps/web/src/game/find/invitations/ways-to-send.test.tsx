import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import type { Invitation } from './invitation-query.ts';
import { WaysToSend } from './ways-to-send.tsx';

const invitation = { code: 'ABCDEF', type: 'headtohead', mode: 'multi' } as unknown as Invitation;

beforeEach(async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  const i18n = createI18n('en');
  await i18n.load(['common', 'waiting']);
  render(
    <I18nContext value={i18n}>
      <WaysToSend invitation={invitation} />
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the button that copies, and announces apart that it is done', async () => {
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await expect.poll(() => status.textContent).toBe('Copied');
  expect(screen.getByRole('button', { name: 'Copied' }).querySelector('[role=status]')).toBeNull();
});
