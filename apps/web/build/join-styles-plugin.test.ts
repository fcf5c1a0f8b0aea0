import { expect, it } from 'vitest';
import { joinStylesPlugin } from './join-styles-plugin.ts';

/** What the bundler's loader of style sheets does. */
const LOADER = 'document.head.appendChild(link)';

interface Part {
  readonly imports?: readonly string[];
  readonly late?: readonly string[];
  readonly css?: string;
  /** Module of an entry. */
  readonly entry?: string;
}

interface Hooks {
  readonly renderStart: () => Promise<void>;
  readonly transform: { readonly handler: (code: string) => { readonly code: string } };
  readonly generateBundle: {
    readonly handler: (this: object, options: unknown, bundle: Readonly<Record<string, unknown>>) => void;
  };
}

const hooksOf = (late: readonly string[] = []) =>
  joinStylesPlugin(async () => [
    { name: '/home', files: ['home'], late, areas: [] },
    { name: '/modes', files: ['modes'], late: [], areas: [] },
  ]) as unknown as Hooks;

/** Runs the plugin on a bundle of some parts. Returns the style sheets that are left, by the part that asks for each. */
async function joinStyles(parts: Readonly<Record<string, Part>>, late: readonly string[] = []) {
  const bundle: Record<string, unknown> = {};
  for (const [name, { imports = [], late = [], css, entry }] of Object.entries(parts)) {
    const sheet = `${name}.css`;
    if (css !== undefined) bundle[sheet] = { type: 'asset', fileName: sheet, source: css };
    bundle[name] = {
      type: 'chunk',
      fileName: name,
      moduleIds: [name],
      imports,
      dynamicImports: late,
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
  const { renderStart, transform, generateBundle } = hooksOf(late);
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
  game: { entry: '/game.html', imports: ['ui'], late: ['home', 'modes'], css: 'game;' },
  home: { imports: ['card', 'ui'], late: ['bonus', 'dialog'], css: 'home;' },
  modes: { imports: ['tile', 'ui'], late: ['dialog'], css: 'modes;' },
  tile: { imports: ['card'], css: 'tile;' },
  card: { imports: ['ui'], css: 'card;' },
  bonus: { imports: ['ui'], css: 'bonus;' },
  dialog: { imports: ['card'], css: 'dialog;' },
  plain: { imports: ['card'] },
  ui: { css: 'ui;' },
};

it('joins the styles of home, and all others, those of imports before those that change them', async () => {
  const others = 'tile;modes;dialog;';
  expect(await joinStyles(game, ['bonus'])).toEqual({
    game: 'ui;game;card;home;bonus;',
    modes: others,
    tile: others,
    dialog: others,
  });
});

it('gives a late part of the public pages what it needs itself', async () => {
  const sheets = await joinStyles({
    game: { entry: '/game.html', imports: ['ui'], css: 'game;' },
    public: { entry: '/boot-public.ts', late: ['sign-up', 'plain'] },
    'sign-up': { imports: ['ui'], css: 'sign-up;' },
    plain: {},
    ui: { css: 'ui;' },
  });
  expect(sheets).toEqual({ game: 'ui;game;', 'sign-up': 'ui;sign-up;' });
});

it('adds later sheets behind that of the document, and refuses a bundler that loads them in another way', () => {
  const { transform, generateBundle } = hooksOf();
  expect(transform.handler(LOADER).code).toBe('document.body.appendChild(link)');
  transform.handler('document.head.append(link)');
  expect(() => generateBundle.handler.call({}, {}, {})).toThrow('another way');
});
