import { expect, it } from 'vitest';
import { joinStylesPlugin } from './join-styles-plugin.ts';

interface Part {
  readonly imports?: readonly string[];
  readonly late?: readonly string[];
  readonly css?: string;
  /** Module of an entry. */
  readonly entry?: string;
}

/** Runs the plugin on a bundle of some parts. Returns the style sheets that are left, by the part that asks for each. */
function joinStyles(parts: Readonly<Record<string, Part>>): Record<string, string> {
  const bundle: Record<string, unknown> = {};
  for (const [name, { imports = [], late = [], css, entry }] of Object.entries(parts)) {
    const sheet = `${name}.css`;
    if (css !== undefined) bundle[sheet] = { type: 'asset', fileName: sheet, source: css };
    bundle[name] = {
      type: 'chunk',
      fileName: name,
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
  const { generateBundle } = joinStylesPlugin() as unknown as {
    generateBundle: { handler: (this: typeof context, options: unknown, bundle: unknown) => void };
  };
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

it('joins all styles of the game into one sheet, those of imports before those that change them', () => {
  const sheets = joinStyles({
    game: { entry: '/game.html', imports: ['ui'], late: ['screen'], css: 'game;' },
    screen: { imports: ['card', 'ui'], late: ['dialog'], css: 'screen;' },
    card: { imports: ['ui'], css: 'card;' },
    dialog: { imports: ['card'], css: 'dialog;' },
    ui: { css: 'ui;' },
  });
  expect(sheets).toEqual({ game: 'ui;game;card;screen;dialog;' });
});

it('gives a late part of the public pages what it needs itself', () => {
  const sheets = joinStyles({
    game: { entry: '/game.html', imports: ['ui'], css: 'game;' },
    public: { entry: '/boot-public.ts', late: ['sign-up', 'plain'] },
    'sign-up': { imports: ['ui'], css: 'sign-up;' },
    plain: {},
    ui: { css: 'ui;' },
  });
  expect(sheets).toEqual({ game: 'ui;game;', 'sign-up': 'ui;sign-up;' });
});
