/** What the browser fetches before a screen of the game stands, from the app's own table of screens. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTextFinder, readAreas } from './missing-texts.ts';
import { readSource } from './source-graph.ts';

export const SOURCE = join(import.meta.dirname, '../src');
const BOOT = join(SOURCE, 'app/boot-game.tsx');
/** The bar of places, where no game is played. */
const SHELL = join(SOURCE, 'app/shell/between-games.tsx');
/** Parts that a screen with two faces shows at first: the one before a match, or the match. */
const FACE = /-(landing|finding|match)\.tsx$/;

interface ScreenSource {
  readonly path: string;
  readonly areas: readonly string[];
  readonly load: () => unknown;
}

/** A screen as it is first seen. */
export interface View {
  readonly name: string;
  /** Absolute paths; what they import comes, too. */
  readonly files: readonly string[];
  /** Areas of texts. */
  readonly areas: readonly string[];
}

function fileOf({ path, load }: ScreenSource): string {
  const [, file] = /import\(['"](.+?)['"]\)/.exec(String(load)) ?? [];
  if (!file) throw new Error(`The screen ${path} imports no file.`);
  return join(SOURCE, 'app', file);
}

function viewsOf(screen: ScreenSource): readonly View[] {
  const file = fileOf(screen);
  const files = screen.path.startsWith('/play/') ? [BOOT, file] : [BOOT, SHELL, file];
  const areas = ['common', ...screen.areas];
  const whole = { name: screen.path, files, areas };
  const findMissing = createTextFinder(SOURCE, readAreas(SOURCE), { isLazyFollowed: false });
  const faces = readSource(file).edges.filter(({ isLazy, to }) => isLazy && FACE.test(to));
  return [
    whole,
    ...faces.map(({ to }) => ({
      name: `${screen.path} (${FACE.exec(to)?.[1]})`,
      files: [...files, to],
      areas: [...new Set([...areas, ...findMissing(to).map(({ area }) => area)])],
    })),
  ];
}

/** Every screen, and each of its faces. */
export async function listViews(): Promise<readonly View[]> {
  const { href } = pathToFileURL(join(SOURCE, 'app/screens.ts'));
  const { screens }: { readonly screens: readonly ScreenSource[] } = await import(href);
  return screens.flatMap(viewsOf);
}
