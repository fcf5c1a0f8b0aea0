import { toLanguage } from '@trivia/contract/languages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLanguage } from '../lib/i18n/language.ts';
import source from './before-game.js?raw';

/** Runs the script like the browser does, and returns the addresses that it preloads. */
function run(): string[] {
  const script = document.createElement('script');
  const fonts = { latin: '/latin.woff2', arabic: '/arabic.woff2' };
  Object.assign(script.dataset, { areas: 'common-game', texts: 'abc', ...fonts });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // biome-ignore lint/security/noGlobalEval: the script stands in the app's document.
  globalThis.eval(source);
  return [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  );
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['ku', ['en']],
  ['en', ['ar']],
  ['xx', ['fr-FR', 'AR-iq', 'en']],
  [null, ['ckb-IQ', 'en']],
  [null, ['de']],
  [null, []],
])('preloads texts and font of the app’s language: %s stored, the browser’s %s', (stored, own) => {
  if (stored !== null) localStorage.setItem('lang', stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(own);
  const links = run();
  const language = toLanguage(readLanguage());
  expect(links).toEqual([
    `modulepreload /assets/common-game.${language}.abc.js`,
    `preload ${language === 'en' ? '/latin.woff2' : '/arabic.woff2'}`,
  ]);
});

it('works without storage', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused');
  });
  expect(run()).toHaveLength(2);
});
