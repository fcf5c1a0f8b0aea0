/** Builds the web app into `dist/`, and packs each asset for browsers that take brotli. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';

const root = new URL('..', import.meta.url).pathname;
await build({ root, logLevel: 'warn' });

const compress = promisify(brotliCompress);
const assets = `${root}dist/assets/`;
for (const name of await readdir(assets)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  await writeFile(`${assets}${name}.br`, await compress(await readFile(`${assets}${name}`)));
}
