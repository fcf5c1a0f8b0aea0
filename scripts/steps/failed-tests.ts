import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 40;

/** Lines of Vitest's output that name a failed test or its error, at most 40. */
export function failedTests(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^\s*(?:FAIL |\w*Error: |⎯+ Unhandled)/.test(line))
    .slice(0, MAX_LINES);
}
