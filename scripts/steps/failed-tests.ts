import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 40;

const linesOf = (output: string): string[] => stripVTControlCharacters(output).split('\n');

/** Lines of Vitest's output that name a failed test or its error, at most 40. */
export function failedTests(output: string): string[] {
  return linesOf(output)
    .filter((line) => /^\s*(?:FAIL |\w*Error: |⎯+ Unhandled)/.test(line))
    .slice(0, MAX_LINES);
}

/** End of the output of Node's test runner, which names its failed tests and their errors, at most 40 lines. */
export function failedJourneys(output: string): string[] {
  const lines = linesOf(output);
  const begin = lines.findIndex((line) => line.endsWith('failing tests:'));
  return begin < 0 ? [] : lines.slice(begin, begin + MAX_LINES);
}
