import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICON_MAKER = join(import.meta.dirname, '../../src/ui/create-icon.ts');
const ICONS = join(fileURLToPath(import.meta.resolve('lucide-react')), '../../esm/icons');
const STORE_HOOK = 'use-sync-external-store/shim/index.js';
const PAGED_QUERIES = './infiniteQueryBehavior.js';
const NO_PAGED_QUERIES = '\0no-paged-queries';

/** Replaces the fetching of several pages, which every query would carry; a use fails at once. */
const withoutPages = `
  const fail = () => { throw new Error('Queries of several pages are left out: see slim-libraries.ts.'); };
  export { fail as infiniteQueryBehavior, fail as hasNextPage, fail as hasPreviousPage };`;

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Lines of an icon without the random keys of its elements, whose order is fixed; a path is its data alone. */
const linesOf = (nodes: readonly IconNode[]) =>
  nodes.map(([tag, { key: _, ...attributes }]) =>
    tag === 'path' && Object.keys(attributes).join() === 'd' ? attributes.d : [tag, attributes],
  );

/** Module of an icon; null for a file that only renames another one. */
async function loadIcon(path: string): Promise<string | null> {
  const { __iconData: data }: { __iconData?: { node: readonly IconNode[] } } = await import(path);
  return data
    ? `import { createIcon } from ${JSON.stringify(ICON_MAKER)};
       export default /* @__PURE__ */ createIcon(${JSON.stringify(linesOf(data.node))});`
    : null;
}

/**
 * Replaces parts of libraries by smaller ones: Lucide's icons, whose factory supports several frameworks, a store hook
 * for older versions of React, and queries of several pages.
 */
export function slimLibrariesPlugin(): Plugin {
  return {
    name: 'slim-libraries',
    enforce: 'pre',
    resolveId(source) {
      if (source === STORE_HOOK) return this.resolve('react');
      return source === PAGED_QUERIES ? NO_PAGED_QUERIES : null;
    },
    load(id) {
      if (id === NO_PAGED_QUERIES) return withoutPages;
      return dirname(id) === ICONS ? loadIcon(id) : null;
    },
  };
}
