import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { View } from '../sources/screen-views.ts';
import type { BuildContext } from './module-graph.ts';
import { planChunks } from './plan-chunks.ts';

/** Code of about 10 kB that does not compress, so that modules are not worth joining. */
const codeOf = (id: string): string =>
  Array.from({ length: 300 }, (_, line) => createHash('sha256').update(`${id}${line}`).digest('base64')).join(
    '\n',
  );

/** Build of three screens that share modules in pairs, its modules listed in the given order. */
function buildOf(ids: readonly string[]): BuildContext {
  const imports: Record<string, readonly string[]> = {
    'boot.ts': [],
    'one.ts': ['a.ts', 'b.ts'],
    'two.ts': ['a.ts', 'c.ts'],
    'three.ts': ['b.ts', 'c.ts'],
  };
  const infos = new Map(
    ids.map((id) => [
      id,
      { id, code: codeOf(id), importedIds: imports[id] ?? [], dynamicallyImportedIds: [], isEntry: false },
    ]),
  );
  return {
    getModuleIds: () => ids[Symbol.iterator](),
    getModuleInfo: (id: string) => infos.get(id) ?? null,
  } as unknown as BuildContext;
}

const views: readonly View[] = ['one.ts', 'two.ts', 'three.ts'].map((name) => ({
  name,
  files: ['boot.ts', name],
  deferred: [],
  areas: [],
}));
const ids = ['boot.ts', 'one.ts', 'two.ts', 'three.ts', 'a.ts', 'b.ts', 'c.ts'];
const planOf = (context: BuildContext) => [...planChunks(context, views)].toSorted();

it('plans the same files in whatever order the bundler has read the modules', () => {
  const plan = planOf(buildOf(ids));
  expect(plan.map(([id]) => id)).toContain('a.ts');
  expect(planOf(buildOf(ids.toReversed()))).toEqual(plan);
});
