/** Assigns modules to the files of the build. */
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { View } from '../sources/screen-views.ts';
import { type Group, joinGroups } from './join-groups.ts';
import { type BuildContext, closureOf, type Imports, readImports } from './module-graph.ts';

/** Bytes that one more file costs a screen: its request, its worse compression, and its name in other files. */
const FILE_COST_BYTES = 900;
/** Bytes that slow 4G transfers during one request's latency: 150 ms, shared by six connections, plus the headers. */
const REQUEST_COST_BYTES = 4000;
/** Bytes saved by compressing two files of a screen as one, measured over all screens. */
const PACK_GAIN_BYTES = 400;
/** Bytes that a screen may fetch needlessly, so that visits begin with few requests. */
const MOST_EXTRA_BYTES = 7_500;
/** Weights of the screens where visits begin. Other screens find in the cache what these have fetched. */
const FIRST_WEIGHTS: Readonly<Record<string, number>> = { '/home': 40, '/play/daily-challenge': 10 };
/** Weight of lazy components, which load separately and rarely. */
const LAZY_WEIGHT = 0.02;
/** Weight of rarely opened screens, which are light enough to carry modules of others. */
const RARE_WEIGHT = 0.4;
const RARE = /^\/(?:payment-|verify|reset-password|completeAccount)/;
/** Weight of the public pages' dialogs, for which new players wait on slow networks. */
const PUBLIC_WEIGHT = 8;

/** Modules that a browser fetches together. */
interface Load {
  /** Name of the screen, or path of the lazy component. */
  readonly of: string;
  readonly modules: ReadonlySet<string>;
  readonly weight: number;
  /** True for a dialog of the public pages, where the game does not start. */
  readonly isPublic?: boolean;
}

const lazyImportsOf = (context: BuildContext, id: string): readonly string[] =>
  (context.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((one) => !isText(one));

const isText = (id: string): boolean => id.includes('?messages');

/** Folder of the checkout, which some modules name and which must not change the plan. */
const ROOT = join(import.meta.dirname, '../../../..', '/');

const packedSize = (code: string): number =>
  brotliCompressSync(code.replaceAll(ROOT, '/').replace(/\/\*[\s\S]*?\*\//g, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

/** Lazy components of the public pages, and their own lazy components: none may run the game's boot script. */
function listPublicParts(context: BuildContext, imports: Imports): ReadonlySet<string> {
  const isPublicScript = (id: string) => context.getModuleInfo(id)?.isEntry && id.endsWith('.ts');
  const parts = new Set<string>();
  const waiting = [...context.getModuleIds()].filter(isPublicScript);
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const part of [...closureOf([from], imports)].flatMap((id) => lazyImportsOf(context, id))) {
      if (!parts.has(part)) waiting.push(part);
      parts.add(part);
    }
  }
  return parts;
}

const weightOf = (screen: string): number => FIRST_WEIGHTS[screen] ?? (RARE.test(screen) ? RARE_WEIGHT : 1);

/** Loads of the build: each screen with the boot script, with and without what follows it, and each lazy component. */
function listLoads(context: BuildContext, views: readonly View[], imports: Imports): readonly Load[] {
  const ids = [...context.getModuleIds()].toSorted();
  const publicParts = listPublicParts(context, imports);
  const boot = views.map(({ files }) => closureOf(files.slice(0, 1), imports))[0] ?? new Set();
  const screens = views.flatMap(({ name, files, deferred }) => {
    const weight = weightOf(name);
    return [
      { of: name, modules: closureOf(files, imports), weight },
      { of: name, modules: closureOf([...files, ...deferred], imports), weight },
    ];
  });
  const firsts = new Set(views.flatMap(({ files, deferred }) => [...files, ...deferred]));
  const parts = [...new Set(ids.flatMap((id) => lazyImportsOf(context, id)))];
  const lazyLoads = parts
    .filter((id) => publicParts.has(id) || !firsts.has(id))
    .map((id) => {
      const modules = closureOf([id], imports);
      return publicParts.has(id)
        ? { of: id, modules, weight: PUBLIC_WEIGHT, isPublic: true }
        : { of: id, modules: modules.union(boot), weight: LAZY_WEIGHT };
    });
  return [...screens, ...lazyLoads];
}

/** Groups of modules that belong to exactly the same loads. */
function groupByLoads(context: BuildContext, modules: readonly string[], loads: readonly Load[]): Group[] {
  const groups = new Map<string, Group>();
  for (const id of modules) {
    const of = loads.flatMap((load, index) => (load.modules.has(id) ? [index] : []));
    const size = packedSize(context.getModuleInfo(id)?.code ?? '');
    const key = of.join();
    const group = groups.get(key);
    // Keep the modules of a single screen in its own file.
    if (new Set(of.map((index) => loads[index]?.of)).size > 1)
      groups.set(key, {
        modules: [...(group?.modules ?? []), id],
        loads: new Set(of),
        size: (group?.size ?? 0) + size,
      });
  }
  return [...groups.values()];
}

/**
 * Modules of a single screen's first view, by screen, including its own file. The bundler would otherwise move those
 * that its lazy components import into another file.
 */
function listOwn(views: readonly View[], loads: readonly Load[]): ReadonlyMap<string, string> {
  const screensOf = (id: string) =>
    new Set(loads.filter(({ modules }) => modules.has(id)).map(({ of }) => of));
  return new Map(
    views.flatMap(({ name }) => {
      const { modules = new Set<string>() } = loads.find(({ of }) => of === name) ?? {};
      return [...modules].filter((id) => screensOf(id).size === 1).map((id) => [id, `own-${name}`] as const);
    }),
  );
}

/** File of each module that belongs to several loads or to a single screen; the bundler places all others. */
export function planChunks(context: BuildContext, views: readonly View[]): ReadonlyMap<string, string> {
  const imports = readImports(context);
  // The bundler lists modules in the order in which its threads have read them.
  const ids = [...context.getModuleIds()].filter((id) => !isText(id)).toSorted();
  const isPublicScript = (id: string): boolean =>
    context.getModuleInfo(id)?.isEntry === true && id.endsWith('.ts');
  const preload = closureOf(ids.filter(isPublicScript), imports);
  const loads = listLoads(context, views, imports);
  // Leave out the screens' own modules, which keep their own files.
  const apart = new Set(views.flatMap(({ files }) => files.slice(-1)));
  const groups = groupByLoads(
    context,
    ids.filter((id) => !preload.has(id) && !apart.has(id)),
    loads,
  );
  const [boot = ''] = views[0]?.files ?? [];
  const options = {
    importsOf: (id: string) => imports.get(id) ?? [],
    weightOf: (load: number) => loads[load]?.weight ?? 0,
    mayJoin: (all: Group) =>
      !all.modules.includes(boot) || ![...all.loads].some((load) => loads[load]?.isPublic),
  };
  const planned = joinGroups(groups, {
    ...options,
    fileCostBytes: FILE_COST_BYTES,
    packGainBytes: PACK_GAIN_BYTES,
    mostExtraBytes: MOST_EXTRA_BYTES,
  });
  // Join again by the cost of requests.
  const joined = joinGroups(planned, {
    ...options,
    fileCostBytes: REQUEST_COST_BYTES,
    packGainBytes: PACK_GAIN_BYTES,
    mostExtraBytes: MOST_EXTRA_BYTES,
  });
  const documents = ids.filter((id) => id.endsWith('.html'));
  const start = joined.findIndex(({ modules }) => modules.includes(boot));
  return new Map([
    ...documents.map((id) => [id, `shared-${start}`] as const),
    ...listOwn(views, loads),
    ...joined.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index}`] as const)),
    ...[...preload].filter((id) => !isPublicScript(id)).map((id) => [id, 'preload'] as const),
  ]);
}
