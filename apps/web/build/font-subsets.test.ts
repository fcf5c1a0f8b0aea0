import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontSubsets } from './font-subsets.ts';

const root = join(import.meta.dirname, '../../..');
const carried = new Set(fontSubsets.flatMap(({ text }) => [...text]));
const isArabicScript = (letter: string) => /\p{Script=Arabic}/u.test(letter);

/** All letters of the texts in a language. */
function lettersOf(language: string): readonly string[] {
  const texts = globSync(
    [`apps/web/src/**/texts/*.${language}.json`, `packages/contract/src/locales/${language}.json`],
    {
      cwd: root,
    },
  );
  expect(texts.length).toBeGreaterThan(1);
  return [...new Set(texts.flatMap((path) => [...readFileSync(join(root, path), 'utf8')]))];
}

test.each(['ar', 'ckb'])('carries every letter of the Arabic script that %s is written in', (language) => {
  const letters = lettersOf(language).filter(isArabicScript);
  expect(letters.length).toBeGreaterThan(30);
  expect(letters.filter((letter) => !carried.has(letter))).toEqual([]);
});

test('carries every letter of the English texts', () => {
  const letters = lettersOf('en').filter((letter) => letter !== '\n');
  expect(letters.filter((letter) => !carried.has(letter))).toEqual([]);
});

test.each(['ئ', 'ڕ', 'ڵ', 'ۆ', 'ێ', 'ە', 'ک', 'ی', 'ڤ', '٠', '٩', '۰', '۹'])('carries %s', (letter) => {
  expect(carried).toContain(letter);
});

test.each(fontSubsets)('keeps $file within its size', ({ file, maxBytes }) => {
  const path = join(import.meta.dirname, '../src/styles/fonts', file);
  expect(statSync(path).size).toBeLessThanOrEqual(maxBytes);
});
