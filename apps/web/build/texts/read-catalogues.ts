/** Texts of the app by area. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Catalogue = Readonly<Record<string, string>>;

const SOURCE = join(import.meta.dirname, '../../src');

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Whether a file has the texts of a mode, grouped by area. */
export const isModeCatalogue = (path: string): boolean => basename(path).startsWith('mode.');

/** Catalogues of a language in a folder by area, including those of modes. */
export function readCatalogues(language: string, folder = SOURCE): ReadonlyMap<string, Catalogue> {
  const end = `.${language}.json`;
  const parts = globSync(`**/texts/*${end}`, { cwd: folder })
    .sort()
    .flatMap((path): readonly (readonly [string, Catalogue])[] => {
      const texts = read(join(folder, path));
      return isModeCatalogue(path) ? Object.entries(texts) : [[basename(path, end), texts]];
    });
  return new Map(
    Object.entries(Object.groupBy(parts, ([area]) => area)).map(([area, found = []]) => [
      area,
      Object.assign({}, ...found.map(([, texts]) => texts)),
    ]),
  );
}
