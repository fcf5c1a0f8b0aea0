/** Drawings of backgrounds and frames: our own SVG files, 240 × 240. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const artFolder = fileURLToPath(new URL('../../art', import.meta.url));

/** SVGs of a folder by name, read once at the start. */
function readArt(folder: 'grounds' | 'frames'): ReadonlyMap<string, string> {
  const path = join(artFolder, folder);
  const names = readdirSync(path).filter((name) => name.endsWith('.svg'));
  return new Map(
    names.map((name) => [name.slice(0, -'.svg'.length), readFileSync(join(path, name), 'utf8')]),
  );
}

export const groundArt = readArt('grounds');
export const frameArt = readArt('frames');
