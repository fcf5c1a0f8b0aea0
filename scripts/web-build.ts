/** Whether the web app is built from what its sources are now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, succeeds } from './run-program.ts';

const DIST = 'apps/web/dist';
/** Inside what is built, so that it goes when a build begins and is missing when one was broken off. */
const STAMP = join(DIST, '.sources');
const SOURCES = ['apps/web', 'packages/contract', 'packages/rules', 'package-lock.json'];
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

/** One fingerprint of every file that the web app is made of. By content, because a checkout makes every date new. */
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

/** Says that what was built is of the sources as they are now. */
export function stampWebBuild(root: string = ROOT): void {
  writeFileSync(join(root, STAMP), sourcesDigest(root));
}

/** Builds the web app. True if that succeeded. */
export async function buildWeb(): Promise<boolean> {
  if (!(await succeeds('npm', ['run', 'build', '--workspace', 'apps/web', '--silent']))) return false;
  stampWebBuild();
  return true;
}
