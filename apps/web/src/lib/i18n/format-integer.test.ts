import { languages } from '@trivia/contract/languages.ts';
import { expect, it } from 'vitest';
import { formatInteger } from './format-integer.ts';
import { createI18n } from './i18n.ts';

const values = [7, 10, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, Number.MAX_SAFE_INTEGER];

it.each(languages)('formats whole numbers like Intl: %s', (language) => {
  const intl = new Intl.NumberFormat(createI18n(language).numberLocale);
  expect(values.map((value) => formatInteger(value, language))).toEqual(
    values.map((value) => intl.format(value)),
  );
});

it.each([
  ['en', '0'],
  ['ar', 'صفر'],
  ['ckb', 'سفر'],
] as const)('writes zero as a word in Arabic script: %s', (language, zero) => {
  expect(createI18n(language).formatNumber(0)).toBe(zero);
});

it.each(languages)('leaves all other numbers to Intl: %s', (language) => {
  const { formatNumber, numberLocale } = createI18n(language);
  for (const value of [-1, 0.5, 1e21, -12_345.6]) {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat(numberLocale).format(value));
  }
  const options = { style: 'percent' } as const;
  expect(formatNumber(1, options)).toBe(new Intl.NumberFormat(numberLocale, options).format(1));
});
