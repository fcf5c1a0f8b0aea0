/** How the build has named a part of the web app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

const MANIFEST = join(import.meta.dirname, '../apps/web/dist/.vite/manifest.json');

/** The paths of a part's script and styles, by the part's source; throws for what is not built by itself. */
export function builtFiles(source: string): { readonly script: string; readonly styles: readonly string[] } {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build.`);
  return { script: `/${chunk.file}`, styles: (chunk.css ?? []).map((file) => `/${file}`) };
}
