/** File names that the build has given to modules of the web app. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const MANIFEST = join(DIST, '.vite/manifest.json');

interface BuiltFiles {
  readonly script: string;
  /** Chunks that it imports. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

/** Paths of a module's files; throws if it has no chunk of its own. */
export function builtFiles(source: string): BuiltFiles {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const chunkOf = (name: string): Chunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build.`);
    return chunk;
  };
  const { file, imports = [], css = [] } = chunkOf(source);
  return {
    script: `/${file}`,
    imports: imports.map((name) => `/${chunkOf(name).file}`),
    styles: css.map((sheet) => `/${sheet}`),
  };
}

/** Path of an area's texts. */
export function builtTexts(area: string, language: 'en' | 'ar' | 'ckb'): string {
  const name = readdirSync(join(DIST, 'assets')).find((one) => one.startsWith(`${area}.${language}.`));
  if (!name) throw new Error(`The build has no texts of the area ${area}.`);
  return `/assets/${name}`;
}
