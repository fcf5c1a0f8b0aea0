/** The environment of tests. */
import { findMemoryFolder } from './memory-folder.ts';
import { projectEnvironment } from './run-program.ts';

/** Keeps temporary files in memory where there is room; a folder that was asked for is kept to. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const temporaryFolder = process.env.TMPDIR ?? findMemoryFolder();
  return { ...projectEnvironment(), ...(temporaryFolder !== undefined && { TMPDIR: temporaryFolder }) };
}
