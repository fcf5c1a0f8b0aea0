/** Checks the texts of web, server and contract for avoided words, and for the letters of their language. */
import { globSync, readFileSync } from 'node:fs';
import { avoidedOnScreens, avoidedWordFaults } from '@trivia/content/words/avoided-words.ts';
import { latinWordFaults } from '@trivia/content/words/latin-words.ts';
import { scriptFaults } from '@trivia/content/words/script-faults.ts';
import { type Language, languages } from '@trivia/contract/languages.ts';
import { describe, expect, it } from 'vitest';

interface Texts {
  readonly [key: string]: string | Texts;
}

const catalogues = globSync([
  'apps/web/src/**/texts/*.en.json',
  '{apps/server,packages/contract}/src/locales/en.json',
]);

const flatten = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${path}${key}`, text] as [string, string]]
      : flatten(text, `${path}${key}.`),
  );

const readTexts = (english: string, language: Language): Map<string, string> =>
  new Map(
    flatten(JSON.parse(readFileSync(english.replace(/en\.json$/, `${language}.json`), 'utf8')) as Texts),
  );

/** Text of a message without parameters and plural forms. */
const wordsOf = (message: string): string =>
  message
    .replace(/\{\w+, plural,/g, ' ')
    .replace(/(?:=\d+|zero|one|two|few|many|other) \{/g, ' ')
    .replace(/\{\w+(?:, \w+)?\}|#/g, '…')
    .replace(/[{}]/g, '');

function faultsOf(path: string, language: Language): string[] {
  const english = readTexts(path, 'en');
  return [...readTexts(path, language)].flatMap(([key, message]) => {
    const text = wordsOf(message);
    return [
      ...avoidedWordFaults(avoidedOnScreens, language, text),
      ...scriptFaults(language, text),
      ...(language === 'en' ? [] : latinWordFaults(text, wordsOf(english.get(key) ?? ''))),
    ].map((fault) => `${key} ${fault}: ${message}`);
  });
}

describe('texts of the screens', () => {
  it('are found', () => {
    expect(catalogues.length).toBeGreaterThan(20);
  });

  it.each(catalogues.flatMap((path) => languages.map((language) => [path, language] as const)))(
    '%s in %s uses the words and letters of its language',
    (path, language) => {
      expect(faultsOf(path, language)).toEqual([]);
    },
  );
});

describe('faults of a text', () => {
  it.each([
    ['ckb', 'يارى بکە'],
    ['ckb', '٣ یاری و 4 خاڵ'],
    ['ar', 'لعبة 3'],
    ['en', 'Game ٣'],
    ['ar', 'العب, ثم اربح'],
    ['ar', 'ابدأ الآن ?'],
  ] as const)('are found in %s: %s', (language, text) => {
    expect(scriptFaults(language, text)).not.toEqual([]);
  });

  it('allow digits in names such as SHA-256', () => {
    expect(scriptFaults('ar', 'بصمتها (SHA-256).')).toEqual([]);
  });
});
