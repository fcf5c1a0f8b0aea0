import {
  directionOf,
  isMenuLanguage,
  type Language,
  languages,
  type MenuLanguage,
  menuLanguages,
  toLanguage,
} from '@trivia/contract/languages.ts';
import { readStored, store } from '../storage.ts';

const YEAR_S = 365 * 24 * 60 * 60;

const fromBrowser = (tags: readonly string[]): MenuLanguage =>
  tags
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((tag) => (tag === 'ckb' ? 'ku' : tag))
    .flatMap((tag) => menuLanguages.filter((language) => language === tag))[0] ?? 'en';

/** The player's language. An unset or unknown one is detected from the browser and stored. */
export function readLanguage(): MenuLanguage {
  const stored = readStored('language');
  if (isMenuLanguage(stored)) return stored;
  const language = fromBrowser(navigator.languages);
  store('language', language);
  return language;
}

/** Language of this page, even if another tab has stored a different one since. */
export const languageOfPage = (): Language =>
  languages.find((language) => language === document.documentElement.lang) ?? toLanguage(readLanguage());

/** Stores a language, and sets the cookie by which the server picks the prerendered page. */
export function storeLanguage(language: MenuLanguage): void {
  store('language', language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Sets `lang` and `dir` of the document, which nothing else sets. */
export function applyLanguage(menuLanguage: MenuLanguage): Language {
  const language = toLanguage(menuLanguage);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.body.dataset.lang = menuLanguage;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
  return language;
}
