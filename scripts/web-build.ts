/** Tells whether the web app is built from its current sources. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, succeeds } from './run-program.ts';

const DIST = 'apps/web/dist';
/** Stamp in the build folder. Missing after an interrupted build, because a build deletes it first. */
const STAMP = join(DIST, '.sources');
const SOURCES = ['apps/web', 'packages/contract', 'packages/pictures', 'packages/rules', 'package-lock.json'];
const IGNORED = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$/;

function listFiles(root: string, path: string): string[] {
  if (IGNORED.test(path) || !existsSync(join(root, path))) return [];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) return listFiles(root, child);
    return IGNORED.test(child) ? [] : [child];
  });
}

/** Hash of the web app's source files, by content, because a checkout changes every date. */
export function sourcesDigest(root: string = ROOT): string {
  const digest = createHash('sha256');
  const files = SOURCES.flatMap((path) => (path.endsWith('.json') ? [path] : listFiles(root, path)));
  for (const file of files.sort()) {
    digest.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return digest.digest('hex');
}

export function isWebBuilt(root: string = ROOT): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesDigest(root);
}

/** Writes the hash of the sources into the build. */
export function stampWebBuild(root: string = ROOT): void {
  writeFileSync(join(root, STAMP), sourcesDigest(root));
}

/** Builds the web app. Returns whether that succeeded. */
export async function buildWeb(): Promise<boolean> {
  if (!(await succeeds('npm', ['run', 'build', '--workspace', 'apps/web', '--silent']))) return false;
  stampWebBuild();
  return true;
}
