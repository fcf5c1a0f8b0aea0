import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built web app; null where it was not built, as in most tests. */
export function findWebBuild(): string | null {
  const folder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
  return existsSync(join(folder, 'game.html')) ? folder : null;
}

/** What a content policy calls the inline script of the public pages: `'sha256-…'`; none where nothing was built. */
export function inlineScriptHashes(): string[] {
  const folder = findWebBuild();
  const path = folder && join(folder, 'pages/script-hash.txt');
  return path && existsSync(path) ? [readFileSync(path, 'utf8')] : [];
}
