/** Manifest entries and texts that each screen loads. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listViews, SOURCE } from '../../apps/web/build/sources/screen-views.ts';
import { DIST } from './manifest.ts';

interface Page {
  readonly name: string;
  /** Entry names in the build's manifest. */
  readonly entries: readonly string[];
  /** Paths of text files, which the manifest does not list. */
  readonly texts: readonly string[];
}

const BOOT = 'src/app/boot-game.tsx';

/** File of an area's texts, or of joined areas, in Kurdish, the largest language. */
export function textsOf(area: string): string {
  const path = readdirSync(join(DIST, 'assets')).find(
    (name) => name.startsWith(`${area}.ckb.`) && name.endsWith('.js'),
  );
  if (!path) throw new Error(`The build has no texts of the area ${area}.`);
  return `assets/${path}`;
}

const entryOf = (file: string): string => `src/${relative(SOURCE, file)}`.replace(BOOT, 'game.html');

export const listPages = async (): Promise<readonly Page[]> =>
  (await listViews()).map(({ name, files, areas }) => ({
    name,
    entries: files.map(entryOf),
    texts: [textsOf(areas.join('-'))],
  }));
