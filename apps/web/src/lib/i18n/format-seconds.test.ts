import { languages } from '@trivia/contract/languages.ts';
import { expect, it } from 'vitest';
import { formatSeconds } from './format-seconds.ts';
import { createI18n } from './i18n.ts';

const times = [0, 49, 50, 400, 949, 950, 1450, 2350, 9999, 15_000, 74_250];

it.each(languages)('formats seconds with one decimal like Intl: %s', (language) => {
  const intl = new Intl.NumberFormat(createI18n(language).numberLocale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  expect(times.map((timeMs) => formatSeconds(timeMs, language))).toEqual(
    times.map((timeMs) => intl.format(timeMs / 1000)),
  );
});
