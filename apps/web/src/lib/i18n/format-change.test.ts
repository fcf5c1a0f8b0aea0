import { expect, it } from 'vitest';
import { formatChange } from './format-change.ts';

it.each([
  ['en', 1200, '+1,200'],
  ['ar', 10, '+١٠'],
  ['ckb', 1200, '+١٬٢٠٠'],
  ['ar', -5, '\u2212٥'],
  ['en', -5, '\u22125'],
  ['ckb', 0, 'سفر'],
] as const)('formats a change in %s with its sign first: %d', (language, change, text) => {
  expect(formatChange(change, language)).toBe(text);
});
