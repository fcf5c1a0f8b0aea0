import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';

type WebSettings = Pick<Config, 'webDir' | 'WEB_DIR'>;

/**
 * Folder of the built web app; null if there is none, or none is to be served.
 * @throws ConfigError if the configured folder has no build
 */
export function findWebBuild({ webDir, WEB_DIR }: WebSettings): string | null {
  if (webDir === null || existsSync(join(webDir, 'game.html'))) return webDir;
  if (WEB_DIR !== undefined) throw new ConfigError(`There is no built web app in WEB_DIR, ${webDir}.`);
  return null;
}

/** CSP hashes of the inline scripts in our documents, `'sha256-…'`; none without a build. */
export function inlineScriptHashes(settings: WebSettings): string[] {
  const folder = findWebBuild(settings);
  const path = folder && join(folder, 'pages/script-hashes.txt');
  return path && existsSync(path) ? readFileSync(path, 'utf8').split(' ') : [];
}
