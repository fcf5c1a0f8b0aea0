import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, languages } from '@trivia/contract/languages.ts';
import { expect, it } from 'vitest';
import { messageFormatter } from '../../src/lib/i18n/format-message.ts';
import { createI18n } from '../../src/lib/i18n/i18n.ts';
import { listAreas, loadCatalogue } from '../../src/lib/i18n/messages.ts';

/** One of each form that English, Arabic and Kurdish have. */
const counts = [0, 1, 2, 3, 11, 100, 1234];

/** Every value that a message may take: the count where a number belongs, a name elsewhere. */
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

it.each(languages)('says every message in %s as the library that compiled it would', async (language) => {
  const { numberLocale } = createI18n(language);
  // The library writes zero as Intl does, and the app in a word.
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

it('chooses singular or plural by the language, and writes the count in its digits', () => {
  const { formatNumber } = createI18n('ckb');
  const format = messageFormatter({ language: 'ckb', formatNumber });
  const message = compileMessage('{n, plural, =0 {none} one {# one} other {# many}}');
  const parts = JSON.parse(JSON.stringify(message));
  expect([0, 1, 2].map((n) => format(parts, { n }))).toEqual(['none', '١ one', '٢ many']);
});
