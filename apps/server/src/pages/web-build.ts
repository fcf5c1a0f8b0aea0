import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';

type WebSettings = Pick<Config, 'webDir' | 'WEB_DIR'>;

/**
 * The folder of the built web app; null where none is to be served, or none was built.
 * @throws ConfigError where the setting names a folder without one
 */
export function findWebBuild({ webDir, WEB_DIR }: WebSettings): string | null {
  if (webDir === null || existsSync(join(webDir, 'game.html'))) return webDir;
  if (WEB_DIR !== undefined) throw new ConfigError(`There is no built web app in WEB_DIR, ${webDir}.`);
  return null;
}

/** Source expressions of the scripts within our documents, `'sha256-…'`; none where nothing was built. */
export function inlineScriptHashes(settings: WebSettings): string[] {
  const folder = findWebBuild(settings);
  const path = folder && join(folder, 'pages/script-hashes.txt');
  return path && existsSync(path) ? readFileSync(path, 'utf8').split(' ') : [];
}
