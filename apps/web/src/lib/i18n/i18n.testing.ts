import contract from '@trivia/contract/locales/en.json';
import { createI18n, type I18n } from './i18n.ts';

const catalogues = import.meta.glob<Record<string, string>>('../../**/texts/*.en.json', {
  import: 'default',
  eager: true,
});
const keys = new Set([contract, ...Object.values(catalogues)].flatMap((catalogue) => Object.keys(catalogue)));

/** Shows each text's key in its place, so that a test needs no catalogue. Throws for a key that no area has. */
export const createKeyI18n = (): I18n => ({
  ...createI18n('en'),
  t: (key) => {
    if (!keys.has(key)) throw new Error(`No area has the text ${key}.`);
    return key;
  },
});
