/**
 * Removes `engines` from the lockfile's dependencies. They run under the project's own pinned Node, but npm compares
 * them with the machine's Node, and would warn about a runtime that is never used.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package-lock.json', import.meta.url);
const lock: { packages: Record<string, { engines?: unknown }> } = JSON.parse(readFileSync(path, 'utf8'));
for (const [name, entry] of Object.entries(lock.packages)) {
  if (name.includes('node_modules/')) delete entry.engines;
}
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
