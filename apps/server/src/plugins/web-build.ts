import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The folder of the built web app; null where none is to be served, or none was built. */
export function findWebBuild({ webDir }: Pick<Config, 'webDir'>): string | null {
  return webDir !== null && existsSync(join(webDir, 'game.html')) ? webDir : null;
}

/** What a content policy calls the inline script of the public pages: `'sha256-…'`; none where nothing was built. */
export function inlineScriptHashes(config: Pick<Config, 'webDir'>): string[] {
  const folder = findWebBuild(config);
  const path = folder && join(folder, 'pages/script-hash.txt');
  return path && existsSync(path) ? [readFileSync(path, 'utf8')] : [];
}
