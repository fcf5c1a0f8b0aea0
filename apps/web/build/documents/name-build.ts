import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME_LENGTH = 12;

async function replaceIn(path: string, from: string, to: string): Promise<void> {
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${path} has no placeholder for the name of the build.`);
  await writeFile(path, source.replace(from, to));
}

/**
 * Writes a hash of the build's files into the document and the service worker, which compare it to detect an update.
 */
export async function nameBuild(dist: string): Promise<void> {
  const manifest = await readFile(join(dist, '.vite/manifest.json'));
  const name = createHash('sha256').update(manifest).digest('hex').slice(0, NAME_LENGTH);
  await replaceIn(join(dist, 'game.html'), '</head>', `  <meta name="build" content="${name}" />\n  </head>`);
  await replaceIn(join(dist, 'sw.js'), "BUILD = 'development'", `BUILD = '${name}'`);
}
