import { beforeEach, expect, it } from 'vitest';
import source from './before-paint.js?raw';

const root = document.documentElement;
/** Runs the script like the browser does, on a page that the server sent in Arabic. */
function open(address: string): void {
  history.replaceState(null, '', address);
  // biome-ignore lint/security/noGlobalEval: the script stands in the page's document.
  globalThis.eval(source);
}

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.dataset.lang = 'ar';
});

it.each([null, 'xx'])('stores the language of the page where %s is stored', (stored) => {
  if (stored !== null) localStorage.setItem('lang', stored);
  open('/landing');
  expect(localStorage.getItem('lang')).toBe('ar');
});

it('stores the language that the address asks for', () => {
  localStorage.setItem('lang', 'xx');
  open('/landing?lang=ku');
  expect(localStorage.getItem('lang')).toBe('ku');
});

it.each([
  ['a token', 'a-token', 'true'],
  ['the text that is no token', 'undefined', undefined],
])('marks the page of a signed-in player: %s', (_case, token, isSignedIn) => {
  localStorage.setItem('access_token', token);
  open('/zana-subscription');
  expect(root.dataset.signedIn).toBe(isSignedIn);
});
