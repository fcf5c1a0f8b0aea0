import { expect, test } from 'vitest';
import { layOutPage, ORIGIN } from './page-document.ts';

const page = {
  path: '/about-us',
  language: 'ckb',
  menuLanguage: 'ku',
  direction: 'rtl',
  title: 'Know <more> & "win"',
  description: 'Five questions',
  body: '<main>questions</main>',
} as const;
const frame = {
  style:
    '@font-face{src:url(/assets/lexend-latin-1.woff2)}@font-face{src:url(/assets/vazirmatn-arabic-2.woff2)}',
  beforePaint: 'theme()',
  scriptPath: '/assets/boot-public-3.js',
};

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

test('has its language, its title and its address', () => {
  const document = read(layOutPage(page, frame));
  expect(document.documentElement.lang).toBe('ckb');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.title).toBe('Know <more> & "win"');
  expect(attribute(document, 'meta[property="og:title"]', 'content')).toBe('Know <more> & "win"');
  expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(`${ORIGIN}/about-us?lang=ku`);
  expect(attribute(document, 'link[rel=manifest]', 'href')).toBe('/manifest.ckb.webmanifest');
});

test('links the same page in every language, and one for all other languages', () => {
  const links = read(layOutPage(page, frame)).querySelectorAll('link[hreflang]');
  expect([...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['en', `${ORIGIN}/about-us?lang=en`],
    ['ar', `${ORIGIN}/about-us?lang=ar`],
    ['ckb', `${ORIGIN}/about-us?lang=ku`],
    ['x-default', `${ORIGIN}/about-us`],
  ]);
});

test.each([
  ['en', '/assets/lexend-latin-1.woff2'],
  ['ar', '/assets/vazirmatn-arabic-2.woff2'],
] as const)('preloads only the font of %s', (language, font) => {
  const fonts = read(layOutPage({ ...page, language }, frame)).querySelectorAll('link[as=font]');
  expect([...fonts].map((link) => link.getAttribute('href'))).toEqual([font]);
});

test('contains no blocking script or style from elsewhere', () => {
  const document = read(layOutPage(page, frame));
  expect(document.querySelectorAll('link[rel=stylesheet], script[src]:not([type=module])')).toHaveLength(0);
  expect(document.querySelector('script:not([src])')?.textContent).toBe('theme()');
});

test('asks search engines not to index the page for unknown addresses', () => {
  const document = read(layOutPage({ ...page, path: null }, frame));
  expect(attribute(document, 'meta[name=robots]', 'content')).toBe('noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});
