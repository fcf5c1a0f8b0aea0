import { relative } from 'node:path';
import { ALL_AREAS, readSource, type SourceFile } from '../sources/source-graph.ts';
import { readCatalogues } from './read-catalogues.ts';

/** A text key whose area is not loaded, with the chain of imports to the file that uses it. */
export interface MissingText {
  readonly area: string;
  readonly key: string;
  readonly way: readonly string[];
}

type AreaByKey = ReadonlyMap<string, string>;
/** One missing text by area. */
type MissingByArea = ReadonlyMap<string, MissingText>;

/** Area of each text key, from the English catalogues in a folder. */
export function readAreas(folder: string): AreaByKey {
  return new Map(
    [...readCatalogues('en', folder)].flatMap(([area, texts]) =>
      Object.keys(texts).map((key) => [key, area] as const),
    ),
  );
}

const keysOf = ({ strings, patterns }: SourceFile, areaByKey: AreaByKey): readonly string[] => [
  ...strings.filter((text) => areaByKey.has(text)),
  ...[...areaByKey.keys()].filter((key) => patterns.some((pattern) => pattern.test(key))),
];

/** Finds texts whose area is loaded neither by the file that uses them nor by any importer. */
export function createTextFinder(root: string, areaByKey: AreaByKey) {
  const found = new Map<string, MissingByArea>();

  function findAt(path: string): MissingByArea {
    const known = found.get(path);
    if (known) return known;
    const missing = new Map<string, MissingText>();
    // Mark the file as visited: in a cycle of imports, it gets this incomplete result.
    found.set(path, missing);
    const file = readSource(path);
    const way = relative(root, path);
    for (const key of keysOf(file, areaByKey)) {
      const area = areaByKey.get(key) ?? '';
      missing.set(area, { area, key, way: [way] });
    }
    for (const { to, areas } of file.edges) {
      if (!/\.tsx?$/.test(to) || areas.includes(ALL_AREAS)) continue;
      for (const [area, text] of findAt(to))
        if (!areas.includes(area) && !missing.has(area))
          missing.set(area, { ...text, way: [way, ...text.way] });
    }
    for (const area of file.areas) missing.delete(area);
    return missing;
  }

  return (path: string): readonly MissingText[] => [...findAt(path).values()];
}
