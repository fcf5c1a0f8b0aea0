import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON_MAKER = join(import.meta.dirname, '../src/ui/create-icon.ts');
/** Lucide wants a default export, which the app's own files have not. */
const BRIDGE = '\0create-icon';

/**
 * Leaves out what libraries carry for others: lucide's builder of icons for any framework, whose place a few lines of
 * our own take, and a store hook for versions of React that had none.
 */
export function slimLibrariesPlugin(): Plugin {
  return {
    name: 'slim-libraries',
    enforce: 'pre',
    resolveId(source) {
      if (source.endsWith('/createLucideIcon.mjs')) return BRIDGE;
      if (source === 'use-sync-external-store/shim/index.js') return this.resolve('react');
      return null;
    },
    load: (id) =>
      id === BRIDGE ? `export { createIcon as default } from ${JSON.stringify(ICON_MAKER)};` : null,
  };
}
