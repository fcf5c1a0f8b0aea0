/** Preload links of each screen, which the server writes into the app's document. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listViews, SOURCE, type View } from '../sources/screen-views.ts';
import { readInlineScript } from './inline-script.ts';

const SCRIPT = 'src/app/before-game.js';
const DOCUMENT = 'game.html';
const BOOT = 'src/app/boot-game.tsx';
const FONTS = { latin: 'lexend-latin', arabic: 'vazirmatn-arabic' } as const;

export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build.`);
  return chunk;
}

/** Scripts and style sheets of some entries with all their imports, in execution order. */
export function filesOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, imports = [], css = [] } = chunkOf(manifest, name);
    imports.forEach(visit);
    found.add(file);
    for (const sheet of css) found.add(sheet);
  };
  names.forEach(visit);
  return found;
}

const linkOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Preload links of a screen, without those that the document has for all screens. */
export function linksOf(manifest: Manifest, parts: readonly string[]): string {
  return [...filesOf(manifest, parts).difference(filesOf(manifest, [DOCUMENT]))].map(linkOf).join('');
}

const entryOf = (file: string): string => `src/${relative(SOURCE, file)}`.replace(BOOT, DOCUMENT);

async function findTextsHash(dist: string): Promise<string> {
  const names = await readdir(join(dist, 'assets'));
  const [, hash] = names.map((name) => /^common\.en\.(\w+)\.js$/.exec(name)).find(Boolean) ?? [];
  if (!hash) throw new Error('The build has no texts.');
  return hash;
}

interface Head {
  /** Script that preloads texts and font of the language. It comes first, or it would wait for the style sheets. */
  readonly first: string;
  readonly last: string;
}

/** Writes `pages/heads.json` with the links by screen. Returns the inline script of the document. */
export async function writeHeads(root: string, dist: string): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const script = await readInlineScript(root, SCRIPT);
  const texts = await findTextsHash(dist);
  const fonts = Object.entries(FONTS)
    .map(([key, name]) => `data-${key}="/${chunkOf(manifest, `src/styles/fonts/${name}.woff2`).file}"`)
    .join(' ');
  const headOf = ({ files, areas }: View): Head => ({
    first: `<script data-areas="${areas.join('-')}" data-texts="${texts}" ${fonts}>${script}</script>`,
    last: linksOf(manifest, files.map(entryOf)),
  });
  const heads = Object.fromEntries((await listViews()).map((view) => [view.name, headOf(view)]));
  await writeFile(join(dist, 'pages/heads.json'), JSON.stringify(heads));
  return script;
}
