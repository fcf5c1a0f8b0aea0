import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages } from '@trivia/contract/languages.ts';
import type { Plugin } from 'vite';
import { deferredAreas } from '../../src/texts.ts';
import { listViews } from '../sources/screen-views.ts';
import { type Catalogue, isModeCatalogue, readCatalogues } from './read-catalogues.ts';

const CONTRACT = join(import.meta.dirname, '../../../../packages/contract/src/locales');
const HASH_LENGTH = 8;

const mapValues = <T, R>(values: Readonly<Record<string, T>>, map: (value: T) => R) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

const compile = (texts: Catalogue) => mapValues(texts, (text) => compileMessage(text));

const moduleOf = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};`;

/** Module that exports `messages`: the compiled messages of a catalogue by key. */
const compileCatalogue = (texts: Catalogue): string => moduleOf('messages', compile(texts));

/** Module that exports `areas`: the compiled messages of a mode by area and key. */
const compileMode = (areas: Readonly<Record<string, Catalogue>>): string =>
  moduleOf('areas', mapValues(areas, compile));

interface BuiltCatalogue {
  readonly name: string;
  readonly code: string;
}

/**
 * Sets of areas that are fetched together, without duplicates: those of each screen's first view, and those loaded
 * after it.
 */
async function listSets(): Promise<readonly (readonly string[])[]> {
  const sets = [...(await listViews()).map(({ areas }) => areas), deferredAreas];
  return [...new Map(sets.map((areas) => [areas.join('-'), areas])).values()];
}

/** Creates a file for each area, and one for each set of areas. */
async function compileAll(): Promise<readonly BuiltCatalogue[]> {
  const sets = await listSets();
  return languages.flatMap((language) => {
    const contract: Catalogue = JSON.parse(readFileSync(join(CONTRACT, `${language}.json`), 'utf8'));
    const catalogues = new Map([...readCatalogues(language), ['contract', contract]]);
    const textsOf = (areas: readonly string[]): Catalogue =>
      Object.assign({}, ...areas.map((area) => catalogues.get(area)));
    const wanted = [
      ...[...catalogues.keys()].map((area) => [area]),
      ...sets.filter(({ length }) => length > 1),
    ];
    return wanted.map((areas) => ({
      name: `${areas.join('-')}.${language}`,
      code: compileCatalogue(textsOf(areas)),
    }));
  });
}

/** Compiles catalogues at build time, so that browsers need no parser of ICU messages. */
export function messagesPlugin(): Plugin {
  const built: BuiltCatalogue[] = [];
  let hash = '';
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async config({ build }, { command }) {
      if (command === 'build' && !build?.ssr) built.push(...(await compileAll()));
      hash = createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, HASH_LENGTH);
      return { define: { __TEXTS_HASH__: JSON.stringify(hash) } };
    },
    async load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'messages') return null;
      this.addWatchFile(path);
      const source = JSON.parse(await readFile(path, 'utf8'));
      const code = isModeCatalogue(path) ? compileMode(source) : compileCatalogue(source);
      return { code, map: null, moduleType: 'js' };
    },
    generateBundle() {
      for (const { name, code } of built)
        this.emitFile({ type: 'asset', fileName: `assets/${name}.${hash}.js`, source: code });
    },
  };
}
