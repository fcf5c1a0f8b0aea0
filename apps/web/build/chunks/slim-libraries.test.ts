// @vitest-environment node
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { namedExportsPlugin } from './named-exports-plugin.ts';
import { slimLibrariesPlugin } from './slim-libraries.ts';

interface Hooks {
  readonly resolveId: (
    this: object,
    source: string,
    importer?: string,
    options?: { readonly kind: string },
  ) => Promise<{ readonly id: string } | string | null>;
  readonly load: (id: string) => Promise<string | null> | string | null;
}
const slim = slimLibrariesPlugin() as unknown as Hooks;
const named = namedExportsPlugin() as unknown as Hooks;

const library = dirname(fileURLToPath(import.meta.resolve('lucide-react')));
const iconPath = (name: string): string => join(library, `../esm/icons/${name}.mjs`);

it('reduces an icon to its lines', async () => {
  const code = await slim.load(iconPath('smartphone'));
  expect(code).toContain(
    'createIcon([["rect",{"width":"14","height":"20","x":"5","y":"2","rx":"2","ry":"2"}],',
  );
  expect(code).toContain('"M12 18h.01"])');
});

it('loads other modules as they are', async () => {
  expect(await slim.load(join(library, '../esm/lucide-react.mjs'))).toBeNull();
  expect(await slim.load('/src/app/boot-game.tsx')).toBeNull();
});

it('leaves out queries of several pages', async () => {
  const id = await slim.resolveId('./infiniteQueryBehavior.js');
  expect(await slim.load(String(id))).toContain('fail as infiniteQueryBehavior');
});

it('gives imports of React named exports, and React DOM the library itself', async () => {
  const context = { resolve: async (id: string) => ({ id: fileURLToPath(import.meta.resolve(id)) }) };
  const resolve = (kind: string, importer: string) =>
    named.resolveId.call(context, 'react', importer, { kind });
  const module = await resolve('import-statement', '/src/app/boot-game.tsx');
  if (module === null || typeof module === 'string') throw new Error('There is no module of names.');
  expect(await named.load(module.id)).toContain("export const useState = /* @__PURE__ */ get('useState');");
  expect(await resolve('import-statement', module.id)).toBeNull();
  expect(await resolve('require-call', '/node_modules/react-dom/index.js')).toBeNull();
});
