/** Files and sizes in the build's manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../run-program.ts';

export const DIST = join(ROOT, 'apps/web/dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

export const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
);

const weights = new Map<string, number>();

/** Size of a built file after brotli compression, in bytes. */
export function weigh(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(join(DIST, file))).length;
  weights.set(file, weight);
  return weight;
}

/** Chunks of some entries, with all their static imports. */
export function filesOf(entries: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of entries) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}
