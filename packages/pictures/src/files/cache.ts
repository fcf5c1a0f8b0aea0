/** Files that were drawn before, kept for as long as their drawing stays the same. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/pictures/', import.meta.url));

/** Renamed into place, so that two builds at once never read half a file. */
async function keep(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}`;
  await writeFile(part, file);
  await rename(part, path);
}

/** The file of a name, made unless it is there. The name says all that the file depends on. */
export async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = `${folder}${name}`;
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const file = await make();
  await keep(path, file);
  return file;
}
