import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON_MAKER = join(import.meta.dirname, '../src/ui/create-icon.ts');
/** Module with the default export that Lucide expects, and the app's own files don't have. */
const BRIDGE = '\0create-icon';

/**
 * Leaves out unused parts of libraries: lucide's builder of icons for any framework, which a few lines of our own
 * replace, and a store hook for versions of React without one.
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
