import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, languages } from '@trivia/contract/languages.ts';
import { expect, it } from 'vitest';
import { messageFormatter } from '../../src/lib/i18n/format-message.ts';
import { createI18n } from '../../src/lib/i18n/i18n.ts';
import { listAreas, loadCatalogue } from '../../src/lib/i18n/messages.ts';

/** Counts for each plural form of English, Arabic and Kurdish. */
const counts = [0, 1, 2, 3, 11, 100, 1234];

/** Values for every parameter of a message: the count for numbers, a name for others. */
const valuesOf = (message: unknown, count: number): Record<string, number | string> => {
  if (!Array.isArray(message)) return {};
  const values = message.filter(Array.isArray).map(([name, kind, cases]) => {
    const within = Object.values(cases ?? {}).map((part) => valuesOf(part, count));
    return Object.assign({ [name]: kind ? count : 'Zana' }, ...within);
  });
  return Object.assign({}, ...values);
};

function lingui(language: Language, locale: string) {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, locales: [locale], messages: {} });
  return i18n;
}

it.each(languages)('formats every message in %s like the library that compiled it', async (language) => {
  const { numberLocale } = createI18n(language);
  // Format zero as Intl does, as the library knows no word for it.
  const intl = new Intl.NumberFormat(numberLocale);
  const format = messageFormatter({ language, formatNumber: (value) => intl.format(value) });
  const library = lingui(language, numberLocale);
  const catalogues = await Promise.all(listAreas().map((area) => loadCatalogue([area], language)));
  const messages = catalogues.flatMap((catalogue) => Object.entries(catalogue));
  expect(messages.length).toBeGreaterThan(500);
  for (const [key, message] of messages) {
    for (const count of counts) {
      const values = valuesOf(message, count);
      library.load(language, { [key]: message });
      expect([key, format(message, values)]).toEqual([key, library._(key, values)]);
    }
  }
});

it('chooses the plural form by language, and formats the count in its digits', () => {
  const { formatNumber } = createI18n('ckb');
  const format = messageFormatter({ language: 'ckb', formatNumber });
  const message = compileMessage('{n, plural, =0 {none} one {# one} other {# many}}');
  const parts = JSON.parse(JSON.stringify(message));
  expect([0, 1, 2].map((n) => format(parts, { n }))).toEqual(['none', '١ one', '٢ many']);
});
