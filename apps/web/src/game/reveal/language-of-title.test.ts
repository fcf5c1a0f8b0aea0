import { expect, it } from 'vitest';
import { languageOfTitle } from './language-of-title.ts';

it.each([
  ['Encyclopaedia Britannica: Ankara', 'ckb', 'en'],
  ['Encyclopaedia Britannica: Ankara', 'en', undefined],
  ['الموسوعة العربية', 'en', 'ar'],
  ['الموسوعة العربية', 'ckb', undefined],
  ['1984', 'ar', undefined],
] as const)('the language of “%s” on a page in %s is %s', (title, page, language) => {
  expect(languageOfTitle(title, page)).toBe(language);
});
