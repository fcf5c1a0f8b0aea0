import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const LIBRARIES = ['react', 'react/jsx-runtime'];
/** Mark behind a library's path. The path stays in the id, since React's chunk is chosen by it. */
const NAMED = '?named';

/** Module that exports each property of a CommonJS library. The bundler drops the calls whose names nobody imports. */
const withNames = (path: string): string =>
  [
    `import library from ${JSON.stringify(path)};`,
    'const get = (name) => library[name];',
    'export default library;',
    ...Object.keys(require(path)).map((name) => `export const ${name} = /* @__PURE__ */ get('${name}');`),
  ].join('\n');

/**
 * Gives React named exports. Its packages are CommonJS: without them, each module creates an object of the library, and
 * each call of a hook or of `jsx` reads a property of that object.
 */
export function namedExportsPlugin(): Plugin {
  return {
    name: 'named-exports',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (!LIBRARIES.includes(source) || kind !== 'import-statement' || importer?.endsWith(NAMED))
        return null;
      const library = await this.resolve(source, importer, { skipSelf: true });
      return library && { id: `${library.id}${NAMED}`, moduleSideEffects: false };
    },
    load: (id) => (id.endsWith(NAMED) ? withNames(id.slice(0, -NAMED.length)) : null),
  };
}
