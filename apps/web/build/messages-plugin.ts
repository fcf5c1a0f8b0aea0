import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const CATALOGUES = ['apps/web/src/**/texts/*.json', 'packages/contract/src/locales/*.json'];
const HASH_LENGTH = 8;

/** A module that exports `messages`: the compiled messages of a catalogue by key. */
function compileCatalogue(json: string): string {
  const source: Record<string, string> = JSON.parse(json);
  const compiled = Object.entries(source).map(([key, message]) => [key, compileMessage(message)]);
  return `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`;
}

/** `<area>.<language>`; the contract's catalogues are named by their language alone. */
const nameOf = (path: string): string => basename(path, '.json').replace(/^(?=\w+$)/, 'contract.');

interface BuiltCatalogue {
  readonly name: string;
  readonly code: string;
}

function compileAll(): readonly BuiltCatalogue[] {
  const paths = globSync(CATALOGUES, { cwd: ROOT }).sort();
  return paths.map((path) => ({
    name: nameOf(path),
    code: compileCatalogue(readFileSync(join(ROOT, path), 'utf8')),
  }));
}

/** Compiles catalogues of texts, so that no parser of ICU messages is sent to the browser. */
export function messagesPlugin(): Plugin {
  const built: BuiltCatalogue[] = [];
  let hash = '';
  return {
    name: 'compile-messages',
    enforce: 'pre',
    config({ build }, { command }) {
      if (command === 'build' && !build?.ssr) built.push(...compileAll());
      hash = createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, HASH_LENGTH);
      return { define: { __TEXTS_HASH__: JSON.stringify(hash) } };
    },
    async load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'messages') return null;
      this.addWatchFile(path);
      return { code: compileCatalogue(await readFile(path, 'utf8')), map: null, moduleType: 'js' };
    },
    generateBundle() {
      for (const { name, code } of built)
        this.emitFile({ type: 'asset', fileName: `assets/${name}.${hash}.js`, source: code });
    },
  };
}
