import { expect, it } from 'vitest';
import { localizeDigits } from './localize-digits.ts';

it.each([
  ['ar', 'طوله 42.195 كيلومترًا.', 'طوله ٤٢٫١٩٥ كيلومترًا.'],
  ['ckb', '9.99', '٩٫٩٩'],
  ['ckb', 'ساڵی 1982. دواتر', 'ساڵی ١٩٨٢. دواتر'],
  ['en', '9.99', '9.99'],
] as const)('converts numbers of %s to its digits and decimal sign: %s', (language, text, local) => {
  expect(localizeDigits(text, language)).toBe(local);
});
