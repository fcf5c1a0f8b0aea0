/** Makes the documents of the public pages, in every language, beside the built app. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@trivia/contract/languages.ts';
import { publicPages } from '@trivia/contract/pages.ts';
import { build, type Plugin, transformWithOxc } from 'vite';
import type * as Renderer from '../src/app/public/render-page.tsx';
import { layOutPage } from './page-document.ts';

const RENDERER = 'src/app/public/render-page.tsx';
const SCRIPT = 'src/app/public/boot-public.ts';
const BEFORE_PAINT = 'src/app/public/before-paint.js';

interface ManifestEntry {
  readonly file: string;
}

/** Leaves out screens that come later: a page is rendered at once. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  resolveDynamicImport: (source) =>
    typeof source === 'string' && source.endsWith('.tsx') ? { id: source, external: true } : null,
};

/** The pages as React renders them, and their style sheet; both from one build, so that their class names agree. */
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

async function minify(root: string, path: string): Promise<string> {
  const source = await readFile(join(root, path), 'utf8');
  const { code } = await transformWithOxc(source, path, { sourcemap: false });
  return code
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}

const sourceHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Writes `pages/<page>.<language>.html`, and the hash of their first script for the server's policy. */
export async function buildPages(root: string, dist: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    const { renderPage, style } = await buildRenderer(root, folder);
    const manifest: Record<string, ManifestEntry> = JSON.parse(
      await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
    );
    const beforePaint = await minify(root, BEFORE_PAINT);
    const frame = { style, beforePaint, scriptPath: `/${manifest[SCRIPT]?.file}` };
    await mkdir(join(dist, 'pages'), { recursive: true });
    for (const { name, path } of [...publicPages, { name: 'not-found', path: null } as const]) {
      for (const language of languages) {
        const html = layOutPage({ ...(await renderPage(name, language)), path }, frame);
        await writeFile(join(dist, 'pages', `${name}.${language}.html`), html);
      }
    }
    await writeFile(join(dist, 'pages', 'script-hash.txt'), sourceHash(beforePaint));
  } finally {
    await rm(folder, { recursive: true });
  }
}
