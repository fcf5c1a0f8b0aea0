import { expect, it } from 'vitest';
import { failedTests } from './failed-tests.ts';

it('names failed tests with their errors, without the passed ones', () => {
  const output = [
    ' \u001b[32m✓\u001b[39m |rules| packages/rules/src/clock.test.ts (3 tests) 5ms',
    '\u001b[41m FAIL \u001b[49m |server| apps/server/test/whole/week.test.ts > a week',
    'AssertionError: expected 1 to be 2',
    '    at week.test.ts:3:1',
    '⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯',
  ].join('\n');
  expect(failedTests(output)).toEqual([
    ' FAIL  |server| apps/server/test/whole/week.test.ts > a week',
    'AssertionError: expected 1 to be 2',
    '⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯',
  ]);
});
