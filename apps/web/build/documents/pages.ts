/** Prerenders the public pages in every language. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@trivia/contract/languages.ts';
import { publicPages } from '@trivia/contract/pages.ts';
import { build, type Plugin } from 'vite';
import type * as Renderer from '../../src/app/public/render-page.tsx';
import { readInlineScript } from './inline-script.ts';
import { layOutPage } from './page-document.ts';

const RENDERER = 'src/app/public/render-page.tsx';
const SCRIPT = 'src/app/public/boot-public.ts';
const BEFORE_PAINT = 'src/app/public/before-paint.js';

interface ManifestEntry {
  readonly file: string;
}

/** Excludes lazy components, because prerendering does not wait for them. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  resolveDynamicImport: (source) =>
    typeof source === 'string' && source.endsWith('.tsx') ? { id: source, external: true } : null,
};

/** Builds the renderer and the style sheet of the pages together, so that their class names match. */
async function buildRenderer(root: string, folder: string) {
  await build({
    root,
    logLevel: 'warn',
    plugins: [withoutScreens],
    build: {
      ssr: RENDERER,
      outDir: folder,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      manifest: false,
    },
    ssr: { noExternal: true },
  });
  const renderer: typeof Renderer = await import(pathToFileURL(join(folder, 'render-page.js')).href);
  const assets = await readdir(join(folder, 'assets'));
  const sheets = assets.filter((name) => name.endsWith('.css'));
  const styles = await Promise.all(sheets.map((name) => readFile(join(folder, 'assets', name), 'utf8')));
  return { renderPage: renderer.renderPage, style: styles.join('') };
}

/** Writes `pages/<page>.<language>.html`. Returns the inline script of the pages. */
export async function buildPages(root: string, dist: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    const { renderPage, style } = await buildRenderer(root, folder);
    const manifest: Record<string, ManifestEntry> = JSON.parse(
      await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
    );
    const beforePaint = await readInlineScript(root, BEFORE_PAINT);
    const frame = { style, beforePaint, scriptPath: `/${manifest[SCRIPT]?.file}` };
    for (const { name, path } of [...publicPages, { name: 'not-found', path: null } as const]) {
      for (const language of languages) {
        const html = layOutPage({ ...(await renderPage(name, language)), path }, frame);
        await writeFile(join(dist, 'pages', `${name}.${language}.html`), html);
      }
    }
    return beforePaint;
  } finally {
    await rm(folder, { recursive: true });
  }
}
