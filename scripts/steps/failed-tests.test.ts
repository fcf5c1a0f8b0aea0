import { expect, it } from 'vitest';
import { failedJourneys, failedTests } from './failed-tests.ts';

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

it('shows the end of a run of journeys, which names what failed', () => {
  const output = [
    '✔ the screens in ku (90.1ms)',
    '✖ every screen (95.2ms)',
    'ℹ fail 1',
    '',
    '\u001b[31m✖ failing tests:\u001b[39m',
    '',
    'test at appearance/every-screen.test.ts:130:7',
    '✖ the screens in en (95.2ms)',
    '  locator.click: Timeout 30000ms exceeded.',
  ].join('\n');
  expect(failedJourneys(output)).toEqual([
    '✖ failing tests:',
    '',
    'test at appearance/every-screen.test.ts:130:7',
    '✖ the screens in en (95.2ms)',
    '  locator.click: Timeout 30000ms exceeded.',
  ]);
  expect(failedJourneys('✔ the screens in ku (90.1ms)')).toEqual([]);
});
