/** Files that the browser fetches before a screen of the game is shown, from the app's own table of screens. */
import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSource } from './source-graph.ts';

export const SOURCE = join(import.meta.dirname, '../src');
const BOOT = join(SOURCE, 'app/boot-game.tsx');
/** The bar of places, where no game is played. */
const SHELL = join(SOURCE, 'app/shell/between-games.tsx');
/** Files that every screen fetches by itself once it is shown. */
const AFTER = [
  'app/start/after-start.ts',
  'app/live/live.tsx',
  'game/match/exit-game-dialog.tsx',
  'ui/toast/toast-presenter.tsx',
].map((path) => join(SOURCE, path));
/** Files whose rows name the code of screens. */
const TABLES = ['app/screens/screens.ts', ...globSync('game/modes/table/*.ts', { cwd: SOURCE })];

interface LazyCode {
  readonly areas: readonly string[];
  readonly load: () => unknown;
}

interface ScreenSource extends LazyCode {
  readonly path: string;
  readonly match?: LazyCode;
}

/** A screen as it is first seen. */
export interface View {
  readonly name: string;
  /** Absolute paths; their imports are fetched, too. */
  readonly files: readonly string[];
  /** Files that come by themselves once the screen is shown. */
  readonly late: readonly string[];
  /** Areas of texts. */
  readonly areas: readonly string[];
}

/** Files that the tables import lazily, with their names there. */
const lateFiles = TABLES.map((path) => join(SOURCE, path)).flatMap((table) =>
  readSource(table)
    .edges.filter(({ isLazy }) => isLazy)
    .map(({ to }) => ({ to, name: relative(dirname(table), to) })),
);

function fileOf({ load }: LazyCode): string {
  const file = lateFiles.find(({ name }) => String(load).includes(`'${name}'`));
  if (!file) throw new Error(`No table of screens imports a file by ${load}.`);
  return file.to;
}

/** Parts that a screen's own file imports lazily. */
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
      late: [...AFTER, ...partsOf(file)],
      areas: ['common', ...code.areas],
    };
  };
  return match ? [view(path, landing), view(`${path} (match)`, match)] : [view(path, landing)];
}

/** Views of every screen: its landing, and its match where it has one. */
export async function listViews(): Promise<readonly View[]> {
  const { href } = pathToFileURL(join(SOURCE, 'app/screens/screens.ts'));
  const { screens }: { readonly screens: readonly ScreenSource[] } = await import(href);
  return screens.flatMap(viewsOf);
}
