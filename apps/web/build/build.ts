/** Builds the web app into `dist/`: the app, the public pages, and compressed copies of all files. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { writeHeads } from './documents/heads.ts';
import { sourceHash } from './documents/inline-script.ts';
import { writeManifests } from './documents/manifests.ts';
import { nameBuild } from './documents/name-build.ts';
import { buildPages } from './documents/pages.ts';
import { drawPictures } from './pictures/pictures.ts';

const root = new URL('..', import.meta.url).pathname;
const dist = join(root, 'dist');
await build({ root, logLevel: 'warn' });
await mkdir(join(dist, 'pages'), { recursive: true });
const [ofPages, ofGame] = await Promise.all([
  buildPages(root, dist),
  writeHeads(root, dist),
  drawPictures(dist),
  writeManifests(dist),
  nameBuild(dist),
]);
// Hashes of inline scripts, for the server's content security policy.
await writeFile(join(dist, 'pages/script-hashes.txt'), [ofPages, ofGame].map(sourceHash).join(' '));

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };
const files = await readdir(join(dist, 'assets'));
for (const name of files.filter((file) => /\.(js|css|svg)$/.test(file))) {
  const path = join(dist, 'assets', name);
  const source = await readFile(path);
  for (const [ending, pack] of Object.entries(packers)) {
    await writeFile(`${path}.${ending}`, await pack(source));
  }
}
