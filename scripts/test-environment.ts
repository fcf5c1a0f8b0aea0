/** Environment variables of tests. */
import { findMemoryFolder } from './memory-folder.ts';
import { projectEnvironment } from './run-program.ts';

/** Puts temporary files into memory if there is space; a configured folder takes precedence. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const temporaryFolder = process.env.TMPDIR ?? findMemoryFolder();
  return { ...projectEnvironment(), ...(temporaryFolder !== undefined && { TMPDIR: temporaryFolder }) };
}
