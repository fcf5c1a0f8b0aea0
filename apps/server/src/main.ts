/** Starts the server from modules that an earlier start has compiled: half a second of a processor less. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Where the folder can't be written to, each start compiles anew.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/server', import.meta.url)));
await import('./serve.ts');
// At once, as a server that is killed leaves nothing for later.
flushCompileCache();
