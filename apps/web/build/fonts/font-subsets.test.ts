import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontSubsets } from './font-subsets.ts';

const root = join(import.meta.dirname, '../../../..');
const carried = new Set(fontSubsets.flatMap(({ text }) => [...text]));
const isArabicScript = (letter: string) => /\p{Script=Arabic}/u.test(letter);

/** All letters in the texts of a language. */
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

test.each(['ar', 'ckb'])('contains every letter of the Arabic script that %s uses', (language) => {
  const letters = lettersOf(language).filter(isArabicScript);
  expect(letters.length).toBeGreaterThan(30);
  expect(letters.filter((letter) => !carried.has(letter))).toEqual([]);
});

test('contains every letter of the English texts', () => {
  const letters = lettersOf('en').filter((letter) => letter !== '\n');
  expect(letters.filter((letter) => !carried.has(letter))).toEqual([]);
});

test.each(['ئ', 'ڕ', 'ڵ', 'ۆ', 'ێ', 'ە', 'ک', 'ی', 'ڤ', '٠', '٩', '۰', '۹'])('contains %s', (letter) => {
  expect(carried).toContain(letter);
});

/** `unicode-range` of a file in the style sheet. */
function rangesOf(file: string): readonly (readonly [number, number])[] {
  const sheet = readFileSync(join(import.meta.dirname, '../../src/styles/fonts.css'), 'utf8');
  const [, ranges = ''] = new RegExp(`fonts/${file}'[^;]*;\\s*unicode-range:([^;]*);`).exec(sheet) ?? [];
  return ranges.split(',').map((one) => {
    const [first = '', last = first] = one.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

test.each(fontSubsets)('lists each letter of $file in the style sheet', ({ file, text }) => {
  const ranges = rangesOf(file);
  const isNamed = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
  expect([...text].filter((letter) => !isNamed(letter))).toEqual([]);
});

test('has each letter in a single file but the digits, so that no page loads two', () => {
  const letters = fontSubsets
    .filter(({ file }) => file !== 'lexend-digits.woff2')
    .flatMap(({ text }) => [...new Set(text)]);
  expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([]);
});

test('needs one file for English', () => {
  const [latin] = fontSubsets;
  expect(lettersOf('en').filter((letter) => letter !== '\n' && !latin?.text.includes(letter))).toEqual([]);
});

test.each(fontSubsets)('keeps $file within its size limit', ({ file, maxBytes }) => {
  const path = join(import.meta.dirname, '../../src/styles/fonts', file);
  expect(statSync(path).size).toBeLessThanOrEqual(maxBytes);
});
