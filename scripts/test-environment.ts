/** Environment variables of tests. */
import { join } from 'node:path';
import { findMemoryFolder } from './memory-folder.ts';
import { projectEnvironment, ROOT } from './run-program.ts';

/** Compiled code of earlier programs: hundreds of test processes would each compile the same files. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/tests');

/** Puts temporary files into memory if there is space; a configured folder takes precedence. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const temporaryFolder = process.env.TMPDIR ?? findMemoryFolder();
  return {
    ...projectEnvironment(),
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...(temporaryFolder !== undefined && { TMPDIR: temporaryFolder }),
  };
}
