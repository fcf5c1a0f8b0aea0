import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON_MAKER = join(import.meta.dirname, '../../src/ui/create-icon.ts');
/** Virtual module with the default export that Lucide imports; the app's own files have none. */
const BRIDGE = '\0create-icon';

/**
 * Replaces parts of libraries by smaller ones: Lucide's icon factory, which supports several frameworks, and a store
 * hook for older versions of React.
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
