import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Compiles the catalogues `src/locales/<area>.<language>.json` when they are built, so that no parser of ICU messages
 * is sent to the browser. A module of one exports `messages`: compiled messages by key.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?');
      if (!/[\\/]locales[\\/][\w.-]+\.json$/.test(path) || !id.includes('?messages')) return null;
      this.addWatchFile(path);
      const source: Record<string, string> = JSON.parse(await readFile(path, 'utf8'));
      const compiled = Object.entries(source).map(([key, message]) => [key, compileMessage(message)]);
      return {
        code: `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`,
        map: null,
        moduleType: 'js',
        meta: { catalogue: basename(path) },
      };
    },
  };
}
