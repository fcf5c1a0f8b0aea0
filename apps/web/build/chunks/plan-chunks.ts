/** Which modules of the app travel in one file. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { View } from '../screen-views.ts';
import { type Group, joinGroups } from './join-groups.ts';
import { type BuildContext, closureOf, type Imports, readImports } from './module-graph.ts';

/** Bytes that one more file costs a screen: its request, what is packed worse by itself, and its name elsewhere. */
const FILE_COST = 1450;
/** Parts that come late are asked for by themselves, and seldom. */
const LATE_WEIGHT = 0.02;
/** The dialogs of the public pages are all that newcomers on slow networks wait for. */
const PUBLIC_WEIGHT = 8;

/** What the browser asks for at once, and how much it matters. */
interface Load {
  readonly modules: ReadonlySet<string>;
  readonly weight: number;
}

const isText = (id: string): boolean => id.includes('?messages');

const packedSize = (code: string): number =>
  brotliCompressSync(code.replace(/\/\*[\s\S]*?\*\//g, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

/** Each screen with the boot, and each part that comes late without it. */
function listLoads(context: BuildContext, views: readonly View[], imports: Imports): readonly Load[] {
  const lateOf = (id: string): readonly string[] =>
    (context.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((one) => !isText(one));
  const ids = [...context.getModuleIds()];
  const publicScript = ids.filter((id) => context.getModuleInfo(id)?.isEntry && id.endsWith('.ts'));
  const publicDialogs = new Set(publicScript.flatMap(lateOf));
  const boot = views.map(({ files }) => closureOf(files.slice(0, 1), imports))[0] ?? new Set();
  const screens = views.map(({ files }) => ({ modules: closureOf(files, imports), weight: 1 }));
  const firsts = new Set(views.flatMap(({ files }) => files));
  const parts = [...new Set(ids.flatMap(lateOf))].filter((id) => !firsts.has(id));
  const late = parts.map((id) => {
    const modules = closureOf([id], imports);
    return publicDialogs.has(id)
      ? { modules, weight: PUBLIC_WEIGHT }
      : { modules: modules.difference(boot), weight: LATE_WEIGHT };
  });
  return [...screens, ...late];
}

/** Groups of modules that the very same loads bring. */
function groupByLoads(context: BuildContext, modules: readonly string[], loads: readonly Load[]): Group[] {
  const groups = new Map<string, Group>();
  for (const id of modules) {
    const of = loads.flatMap((load, index) => (load.modules.has(id) ? [index] : []));
    const size = packedSize(context.getModuleInfo(id)?.code ?? '');
    const key = of.join();
    const group = groups.get(key);
    if (of.length > 1)
      groups.set(key, {
        modules: [...(group?.modules ?? []), id],
        loads: new Set(of),
        size: (group?.size ?? 0) + size,
      });
  }
  return [...groups.values()];
}

/** The file of each module that more than one load brings; all others travel with what imports them. */
export function planChunks(context: BuildContext, views: readonly View[]): ReadonlyMap<string, string> {
  const imports = readImports(context);
  const ids = [...context.getModuleIds()].filter((id) => !isText(id));
  const isPublicScript = (id: string): boolean =>
    context.getModuleInfo(id)?.isEntry === true && id.endsWith('.ts');
  const preload = closureOf(ids.filter(isPublicScript), imports);
  const loads = listLoads(context, views, imports);
  // The manifest names the boot and the screens, so each has a file of its own.
  const screens = new Set(views.flatMap(({ files }) => files));
  const groups = groupByLoads(
    context,
    ids.filter((id) => !preload.has(id) && !screens.has(id)),
    loads,
  );
  const joined = joinGroups(groups, {
    fileCost: FILE_COST,
    importsOf: (id) => imports.get(id) ?? [],
    weightOf: (load) => loads[load]?.weight ?? 0,
  });
  return new Map([
    ...joined.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index}`] as const)),
    ...[...preload].filter((id) => !isPublicScript(id)).map((id) => [id, 'preload'] as const),
  ]);
}
