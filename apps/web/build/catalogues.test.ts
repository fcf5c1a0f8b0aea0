import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
/** Paths of the English catalogues. */
const catalogues = globSync(['apps/web/src/**/texts/*.en.json', 'packages/contract/src/locales/en.json'], {
  cwd: root,
});
const areas = catalogues.map((path) => ({ area: basename(path, '.en.json'), path: join(root, path) }));

const read = (path: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.replace(/en\.json$/, `${language}.json`), 'utf8'));

/** Names of the values that a message takes, wherever they stand in it. */
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

const withoutValues = (message: string): string => message.replace(/\{[^{}]*\}/g, '');

describe.each(areas)('the texts of $area', ({ path }) => {
  const english = read(path, 'en');

  it.each(['ar', 'ckb'])('say everything in %s, with the same values', (language) => {
    const texts = read(path, language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect([key, valueSet(texts[key] ?? '')]).toEqual([key, valueSet(message)]);
    }
  });

  it('are in Kurdish letters in Kurdish', () => {
    for (const [key, message] of Object.entries(read(path, 'ckb'))) {
      expect([key, /[كيىةثذصضطظ]/.exec(message)?.[0]]).toEqual([key, undefined]);
    }
  });

  it.each(['ar', 'ckb'])('have the digits of their script in %s', (language) => {
    for (const [key, message] of Object.entries(read(path, language))) {
      if (message.includes('plural')) continue;
      expect([key, /[0-9]/.exec(withoutValues(message))?.[0]]).toEqual([key, undefined]);
    }
  });
});
