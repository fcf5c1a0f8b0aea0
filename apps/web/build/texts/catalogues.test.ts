import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { type Catalogue, readCatalogues } from './read-catalogues.ts';

const CONTRACT = join(import.meta.dirname, '../../../../packages/contract/src/locales');

const readAll = (language: string): ReadonlyMap<string, Catalogue> =>
  new Map([
    ...readCatalogues(language),
    ['contract', JSON.parse(readFileSync(join(CONTRACT, `${language}.json`), 'utf8'))],
  ]);

const catalogues = new Map(['en', 'ar', 'ckb'].map((language) => [language, readAll(language)]));
const areas = [...(catalogues.get('en')?.keys() ?? [])];
const read = (area: string, language: string): Catalogue => catalogues.get(language)?.get(area) ?? {};

/** Names of the values in a message, at any depth. */
function valuesOf(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, , choices] = part;
    const nested = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
    return [String(name), ...nested.flatMap(valuesOf)].filter((value) => value !== '#');
  });
}
const valueSet = (message: string): string[] => [...new Set(valuesOf(compileMessage(message)))].sort();

describe.each(areas)('the texts of %s', (area) => {
  const english = read(area, 'en');

  it.each(['ar', 'ckb'])('are complete in %s, with the same parameters', (language) => {
    const texts = read(area, language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect([key, valueSet(texts[key] ?? '')]).toEqual([key, valueSet(message)]);
    }
  });
});
