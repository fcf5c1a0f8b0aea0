import type { MenuLanguage } from '@trivia/contract/languages.ts';

/** Each language in its own words. */
export const languageNames: Readonly<Record<MenuLanguage, string>> = {
  en: 'English',
  ar: 'العربية',
  ku: 'کوردی',
};
