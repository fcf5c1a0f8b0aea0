import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

/** Reads a script for inlining, without its comments and indentation. */
export async function readInlineScript(root: string, path: string): Promise<string> {
  const source = await readFile(join(root, path), 'utf8');
  const { code } = await transformWithOxc(source, path, { sourcemap: false });
  return code
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}

/** Hash of a script, as a source of the content security policy. */
export const sourceHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
