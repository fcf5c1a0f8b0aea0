import { expect, it } from 'vitest';
import { joinStylesPlugin } from './join-styles-plugin.ts';

/** Code of the bundler's loader of style sheets. */
const LOADER = 'document.head.appendChild(link)';

interface Part {
  readonly imports?: readonly string[];
  readonly lazy?: readonly string[];
  readonly css?: string;
  /** Source module, for an entry of the build. */
  readonly entry?: string;
}

interface Hooks {
  readonly renderStart: () => Promise<void>;
  readonly transform: { readonly handler: (code: string) => { readonly code: string } };
  readonly generateBundle: {
    readonly handler: (this: object, options: unknown, bundle: Readonly<Record<string, unknown>>) => void;
  };
}

const hooksOf = (deferred: readonly string[] = []) =>
  joinStylesPlugin(async () => [
    { name: '/home', files: ['home'], deferred, areas: [] },
    { name: '/modes', files: ['modes'], deferred: [], areas: [] },
  ]) as unknown as Hooks;

/** Runs the plugin on a bundle. Returns the remaining style sheets by the chunk that links them. */
async function joinStyles(parts: Readonly<Record<string, Part>>, deferred: readonly string[] = []) {
  const bundle: Record<string, unknown> = {};
  for (const [name, { imports = [], lazy = [], css, entry }] of Object.entries(parts)) {
    const sheet = `${name}.css`;
    if (css !== undefined) bundle[sheet] = { type: 'asset', fileName: sheet, source: css };
    bundle[name] = {
      type: 'chunk',
      fileName: name,
      moduleIds: [name],
      imports,
      dynamicImports: lazy,
      isEntry: entry !== undefined,
      facadeModuleId: entry ?? null,
      viteMetadata: { importedCss: new Set(css === undefined ? [] : [sheet]) },
    };
  }
  const emitted: string[] = [];
  const context = {
    emitFile: ({ source }: { source: string }) => String(emitted.push(source) - 1),
    getFileName: (reference: string) => `joined-${reference}`,
  };
  const { renderStart, transform, generateBundle } = hooksOf(deferred);
  await renderStart();
  transform.handler(LOADER);
  generateBundle.handler.call(context, {}, bundle);
  const chunks = Object.values(bundle) as { fileName: string; viteMetadata?: { importedCss: Set<string> } }[];
  return Object.fromEntries(
    chunks.flatMap(({ fileName, viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((name) => [
        fileName,
        emitted[Number(name.replace('joined-', ''))] ?? name,
      ]),
    ),
  );
}

const game: Readonly<Record<string, Part>> = {
  game: { entry: '/game.html', imports: ['ui'], lazy: ['home', 'modes'], css: 'game;' },
  home: { imports: ['card', 'ui'], lazy: ['bonus', 'dialog'], css: 'home;' },
  modes: { imports: ['tile', 'ui'], lazy: ['dialog'], css: 'modes;' },
  tile: { imports: ['card'], css: 'tile;' },
  card: { imports: ['ui'], css: 'card;' },
  bonus: { imports: ['ui'], css: 'bonus;' },
  dialog: { imports: ['card'], css: 'dialog;' },
  plain: { imports: ['card'] },
  ui: { css: 'ui;' },
};

it('joins the styles of home, and those of all other screens, imported styles before importing ones', async () => {
  const others = 'tile;modes;dialog;';
  expect(await joinStyles(game, ['bonus'])).toEqual({
    game: 'ui;game;card;home;bonus;',
    modes: others,
    tile: others,
    dialog: others,
  });
});

it('gives a lazy component of the public pages its own styles', async () => {
  const sheets = await joinStyles({
    game: { entry: '/game.html', imports: ['ui'], css: 'game;' },
    public: { entry: '/boot-public.ts', lazy: ['sign-up', 'plain'] },
    'sign-up': { imports: ['ui'], css: 'sign-up;' },
    plain: {},
    ui: { css: 'ui;' },
  });
  expect(sheets).toEqual({ game: 'ui;game;', 'sign-up': 'ui;sign-up;' });
});

it('adds later sheets behind the document’s, and throws if the bundler’s loader has changed', () => {
  const { transform, generateBundle } = hooksOf();
  expect(transform.handler(LOADER).code).toBe('document.body.appendChild(link)');
  transform.handler('document.head.append(link)');
  expect(() => generateBundle.handler.call({}, {}, {})).toThrow('has changed its loader');
});
