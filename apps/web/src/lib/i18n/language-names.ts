import type { MenuLanguage } from '@trivia/contract/languages.ts';

/** Name of each language in itself. */
export const languageNames: Readonly<Record<MenuLanguage, string>> = {
  en: 'English',
  ar: 'العربية',
  ku: 'کوردی',
};
