/** Plans the files of the build: modules that belong to one file. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { View } from '../screen-views.ts';
import { type Group, joinGroups } from './join-groups.ts';
import { type BuildContext, closureOf, type Imports, readImports } from './module-graph.ts';

/** Bytes that one more file costs a screen: its request, its worse compression, and its name in other files. */
const FILE_COST = 900;
/** Bytes that slow 4G carries while a request waits: 150 ms, shared by six at a time, and the headers of both sides. */
const REQUEST_COST = 4000;
/** Bytes by which a screen's two files pack better as one, as measured over all screens. */
const PACK_GAIN = 400;
/** Bytes that a screen may fetch in vain, so that visits begin with few requests. */
const HEAVIER_MOST = 6_500;
/** Weights of the screens where visits begin; what they have fetched, the other screens find in the cache. */
const FIRST_WEIGHTS: Readonly<Record<string, number>> = { '/home': 40, '/play/daily-challenge': 10 };
/** Weight of lazy parts, which are fetched by themselves, and seldom. */
const LATE_WEIGHT = 0.02;
/** Weight of screens that are seen seldom, and are light enough to bring along some of what others need. */
const SELDOM_WEIGHT = 0.4;
const SELDOM = /^\/(?:payment-|store|verify|reset-password|completeAccount)/;
/** Weight of the public pages' dialogs, for which newcomers on slow networks wait. */
const PUBLIC_WEIGHT = 8;

/** Modules that the browser fetches together, with their importance. */
interface Load {
  /** Screen or lazy part. */
  readonly of: string;
  readonly modules: ReadonlySet<string>;
  readonly weight: number;
  /** True for a part of the public pages, where the game does not start. */
  readonly isPublic?: boolean;
}

const lateOf = (context: BuildContext, id: string): readonly string[] =>
  (context.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((one) => !isText(one));

const isText = (id: string): boolean => id.includes('?messages');

const packedSize = (code: string): number =>
  brotliCompressSync(code.replace(/\/\*[\s\S]*?\*\//g, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

/** Lazy parts of the public pages, and those that they load in turn: the boot must not run with them. */
function listPublicParts(context: BuildContext, imports: Imports): ReadonlySet<string> {
  const isPublicScript = (id: string) => context.getModuleInfo(id)?.isEntry && id.endsWith('.ts');
  const parts = new Set<string>();
  const waiting = [...context.getModuleIds()].filter(isPublicScript);
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const part of [...closureOf([from], imports)].flatMap((id) => lateOf(context, id))) {
      if (!parts.has(part)) waiting.push(part);
      parts.add(part);
    }
  }
  return parts;
}

const weightOf = (screen: string): number =>
  FIRST_WEIGHTS[screen] ?? (SELDOM.test(screen) ? SELDOM_WEIGHT : 1);

/** Each screen with the boot, first alone and then with all that comes by itself, and each lazy part. */
function listLoads(context: BuildContext, views: readonly View[], imports: Imports): readonly Load[] {
  const ids = [...context.getModuleIds()];
  const publicParts = listPublicParts(context, imports);
  const boot = views.map(({ files }) => closureOf(files.slice(0, 1), imports))[0] ?? new Set();
  const screens = views.flatMap(({ name, files, late }) => {
    const weight = weightOf(name);
    return [
      { of: name, modules: closureOf(files, imports), weight },
      { of: name, modules: closureOf([...files, ...late], imports), weight },
    ];
  });
  const firsts = new Set(views.flatMap(({ files, late }) => [...files, ...late]));
  const parts = [...new Set(ids.flatMap((id) => lateOf(context, id)))];
  const seldom = parts
    .filter((id) => publicParts.has(id) || !firsts.has(id))
    .map((id) => {
      const modules = closureOf([id], imports);
      return publicParts.has(id)
        ? { of: id, modules, weight: PUBLIC_WEIGHT, isPublic: true }
        : { of: id, modules: modules.union(boot), weight: LATE_WEIGHT };
    });
  return [...screens, ...seldom];
}

/** Groups of modules that belong to exactly the same loads. */
function groupByLoads(context: BuildContext, modules: readonly string[], loads: readonly Load[]): Group[] {
  const groups = new Map<string, Group>();
  for (const id of modules) {
    const of = loads.flatMap((load, index) => (load.modules.has(id) ? [index] : []));
    const size = packedSize(context.getModuleInfo(id)?.code ?? '');
    const key = of.join();
    const group = groups.get(key);
    // Modules of a single screen stay in its file.
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
 * Modules that a single screen has from its beginning, by screen, its own file among them. Its late parts may import
 * some of them, which the bundler would put into a file between the two.
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

/** File of each module that belongs to several loads or to a screen alone; all others stay with their importers. */
export function planChunks(context: BuildContext, views: readonly View[]): ReadonlyMap<string, string> {
  const imports = readImports(context);
  const ids = [...context.getModuleIds()].filter((id) => !isText(id));
  const isPublicScript = (id: string): boolean =>
    context.getModuleInfo(id)?.isEntry === true && id.endsWith('.ts');
  const preload = closureOf(ids.filter(isPublicScript), imports);
  const loads = listLoads(context, views, imports);
  // A screen's own file keeps what no other screen has.
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
    fileCost: FILE_COST,
    packGain: PACK_GAIN,
    heavierMost: HEAVIER_MOST,
  });
  // A second time by what requests cost.
  const joined = joinGroups(planned, {
    ...options,
    fileCost: REQUEST_COST,
    packGain: PACK_GAIN,
    heavierMost: HEAVIER_MOST,
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
