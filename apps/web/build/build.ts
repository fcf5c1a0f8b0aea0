/** Builds the web app into `dist/`: the app, the public pages, and everything packed ahead for browsers. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { writeManifests } from './manifests.ts';
import { nameBuild } from './name-build.ts';
import { buildPages } from './pages.ts';
import { drawPictures } from './pictures.ts';

const root = new URL('..', import.meta.url).pathname;
const dist = join(root, 'dist');
await build({ root, logLevel: 'warn' });
await Promise.all([buildPages(root, dist), drawPictures(dist), writeManifests(dist), nameBuild(dist)]);

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };
const files = await readdir(join(dist, 'assets'));
for (const name of files.filter((file) => /\.(js|css|svg)$/.test(file))) {
  const path = join(dist, 'assets', name);
  const source = await readFile(path);
  for (const [ending, pack] of Object.entries(packers)) {
    await writeFile(`${path}.${ending}`, await pack(source));
  }
}
