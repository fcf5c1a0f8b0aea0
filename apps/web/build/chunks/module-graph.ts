/** Static imports of each module of the build. */
import type { Rolldown } from 'vite';

export type BuildContext = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;
export type Imports = ReadonlyMap<string, readonly string[]>;

const ICON_LIBRARY = 'lucide-react';
const isIconIndex = (id: string): boolean => /[\\/]lucide-react\.m?js$/.test(id);

/** Icon modules by name, from the library's index. */
function readIcons(code: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const icons = new Map<string, string>();
  for (const [, names = '', path = ''] of code.matchAll(
    /export\s*\{([^}]*)\}\s*from\s*["']\.([^"']+)["']/g,
  )) {
    const id = ids.find((one) => one.endsWith(path));
    for (const [, name = ''] of names.matchAll(/as (\w+)/g)) if (id) icons.set(name, id);
  }
  return icons;
}

function iconsIn(code: string, icons: ReadonlyMap<string, string>): readonly string[] {
  const imports = code.matchAll(
    new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${ICON_LIBRARY}["']`, 'g'),
  );
  const names = [...imports].flatMap(([, list = '']) => list.match(/\w+(?=\s*(,|$|\sas))/g) ?? []);
  return names.flatMap((name) => icons.get(name) ?? []);
}

/** Imports by module, with the icon library's index replaced by the icons that each module uses. */
export function readImports(context: BuildContext): Imports {
  const ids = [...context.getModuleIds()];
  const index = ids.find(isIconIndex);
  const indexInfo = index === undefined ? null : context.getModuleInfo(index);
  const icons = readIcons(indexInfo?.code ?? '', indexInfo?.importedIds ?? []);
  return new Map(
    ids.map((id) => {
      const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
      if (id === index) return [id, []];
      if (index === undefined || !importedIds.includes(index)) return [id, importedIds];
      return [id, [...importedIds.filter((one) => one !== index), ...iconsIn(code ?? '', icons)]];
    }),
  );
}

/** Modules with all their static imports, direct and indirect. */
export function closureOf(ids: readonly string[], imports: Imports): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(imports.get(id) ?? []));
  }
  return found;
}
