/** Files that a browser fetches for the first view of each screen, from the app's own table of screens. */
import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSource } from './source-graph.ts';

export const SOURCE = join(import.meta.dirname, '../../src');
const BOOT = join(SOURCE, 'app/boot-game.tsx');
/** Navigation, shown outside of games. */
const SHELL = join(SOURCE, 'app/shell/between-games.tsx');
/** Files that every screen loads after its first view. */
const DEFERRED = [
  'app/start/after-start.ts',
  'app/live/live.tsx',
  'game/match/exit/exit-game-dialog.tsx',
  'ui/toast/toast-presenter.tsx',
].map((path) => join(SOURCE, path));
/** Files whose entries import the code of screens. */
const TABLES = ['app/screens/screens.ts', ...globSync('game/modes/table/*.ts', { cwd: SOURCE })];

interface LazyCode {
  readonly areas: readonly string[];
  readonly load: () => unknown;
}

interface ScreenSource extends LazyCode {
  readonly path: string;
  readonly match?: LazyCode;
}

/** First view of a screen. */
export interface View {
  readonly name: string;
  /** Absolute paths; browsers fetch their imports too. */
  readonly files: readonly string[];
  /** Files loaded after the first view. */
  readonly deferred: readonly string[];
  /** Areas of texts. */
  readonly areas: readonly string[];
}

/** Lazy imports of the tables, with their relative paths there. */
const lazyFiles = TABLES.map((path) => join(SOURCE, path)).flatMap((table) =>
  readSource(table)
    .edges.filter(({ isLazy }) => isLazy)
    .map(({ to }) => ({ to, name: relative(dirname(table), to) })),
);

function fileOf({ load }: LazyCode): string {
  const file = lazyFiles.find(({ name }) => String(load).includes(`'${name}'`));
  if (!file) throw new Error(`No table of screens contains the import ${load}.`);
  return file.to;
}

/** Lazy imports of a screen's own file. */
const partsOf = (file: string): readonly string[] =>
  readSource(file)
    .edges.filter(({ isLazy }) => isLazy)
    .map(({ to }) => to);

function viewsOf({ path, match, ...landing }: ScreenSource): readonly View[] {
  const around = path.startsWith('/play/') ? [BOOT] : [BOOT, SHELL];
  const view = (name: string, code: LazyCode): View => {
    const file = fileOf(code);
    return {
      name,
      files: [...around, file],
      deferred: [...DEFERRED, ...partsOf(file)],
      areas: ['common', ...code.areas],
    };
  };
  return match ? [view(path, landing), view(`${path} (match)`, match)] : [view(path, landing)];
}

/** First views of all screens: landings, and matches. */
export async function listViews(): Promise<readonly View[]> {
  const { href } = pathToFileURL(join(SOURCE, 'app/screens/screens.ts'));
  const { screens }: { readonly screens: readonly ScreenSource[] } = await import(href);
  return screens.flatMap(viewsOf);
}
