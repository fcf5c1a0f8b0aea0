/** Cache of rendered files, valid as long as their drawings stay the same. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/pictures/', import.meta.url));

/** Writes and renames a file, so that concurrent builds never read half of it. */
async function writeWhole(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}`;
  await writeFile(part, file);
  await rename(part, path);
}

/** A cached file, or a new one. Its name must contain a hash of everything that it depends on. */
export async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = `${folder}${name}`;
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const file = await make();
  await writeWhole(path, file);
  return file;
}
