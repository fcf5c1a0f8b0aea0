/** Starts the server from modules that an earlier start has compiled: half a second of a processor less. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Each start compiles anew where the folder can't be written to.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/server', import.meta.url)));
await import('./serve.ts');
// The cache is written at once, since a server that is killed leaves nothing for later.
flushCompileCache();
