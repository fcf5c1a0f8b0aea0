import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n, type I18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { useFormatMoment } from './use-format-moment.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function formatIn(i18n: I18n) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nContext value={i18n}>{children}</I18nContext>
  );
  return renderHook(useFormatMoment, { wrapper }).result.current;
}

it.each([
  ['today', '2026-11-25T09:05:00+03:00', '09:05'],
  ['the first minute of today in Baghdad', '2026-11-24T21:00:00Z', '00:00'],
  ['yesterday', '2026-11-24T23:59:00+03:00', 'Yesterday'],
  ['an earlier day', '2026-11-23T12:00:00+03:00', 'Nov 23, 2026'],
])('shows a moment of %s', async (_case, time, shown) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T20:00:00+03:00') });
  const i18n = createI18n('en');
  await i18n.load(['account']);
  expect(formatIn(i18n)(Date.parse(time))).toBe(shown);
});
