/** Entries of the build's manifest that each screen of the game loads. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listViews, SOURCE } from '../../apps/web/build/screen-views.ts';
import { DIST } from './manifest.ts';

interface Page {
  readonly name: string;
  /** Names in the build's manifest. */
  readonly entries: readonly string[];
  /** Paths of files that the manifest does not name. */
  readonly texts: readonly string[];
}

const BOOT = 'src/app/boot-game.tsx';

/** File of texts of an area, or of areas that come together, in Kurdish, the largest language. */
export function textsOf(area: string): string {
  const path = readdirSync(join(DIST, 'assets')).find(
    (name) => name.startsWith(`${area}.ckb.`) && name.endsWith('.js'),
  );
  if (!path) throw new Error(`There are no texts of ${area}.`);
  return `assets/${path}`;
}

const entryOf = (file: string): string => `src/${relative(SOURCE, file)}`.replace(BOOT, 'game.html');

export const listPages = async (): Promise<readonly Page[]> =>
  (await listViews()).map(({ name, files, areas }) => ({
    name,
    entries: files.map(entryOf),
    texts: [textsOf(areas.join('-'))],
  }));
