/** Builds the web app into `dist/`: the app, the public pages, and everything packed for browsers that take brotli. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { writeManifests } from './manifests.ts';
import { buildPages } from './pages.ts';
import { drawPictures } from './pictures.ts';

const root = new URL('..', import.meta.url).pathname;
const dist = join(root, 'dist');
await build({ root, logLevel: 'warn' });
await Promise.all([buildPages(root, dist), drawPictures(dist), writeManifests(dist)]);

const compress = promisify(brotliCompress);
const files = await readdir(join(dist, 'assets'));
for (const name of files.filter((file) => /\.(js|css|svg)$/.test(file))) {
  const path = join(dist, 'assets', name);
  await writeFile(`${path}.br`, await compress(await readFile(path)));
}
