import { renderHook } from '@testing-library/react';
import type { Language } from '@trivia/contract/languages.ts';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createI18n, I18nContext } from '../lib/i18n/i18n.ts';
import { useFormatDate } from './format-date.ts';

const AT_MS = Date.UTC(2026, 2, 5, 22);

function dateIn(language: Language): string {
  const i18n = createI18n(language);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nContext value={i18n}>{children}</I18nContext>
  );
  return renderHook(useFormatDate, { wrapper }).result.current(AT_MS);
}

it('writes the month of a day in Baghdad as a word', () => {
  expect(dateIn('en')).toBe('Mar 6, 2026');
  expect(dateIn('ar')).toBe('٦ آذار ٢٠٢٦');
});
