import type { Language } from '@trivia/contract/languages.ts';

/**
 * Language of a source's title for the voice of a screen reader; undefined if the page's can read it. Titles come
 * without a language: the script tells it, as nearly all sources are English.
 */
export function languageOfTitle(title: string, page: Language): Language | undefined {
  if (/\p{Script=Arabic}/u.test(title)) return page === 'en' ? 'ar' : undefined;
  return page !== 'en' && /\p{Script=Latin}/u.test(title) ? 'en' : undefined;
}
