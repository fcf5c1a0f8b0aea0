import { expect, it } from 'vitest';
import { type Lanes, runSteps, type Step } from './steps.ts';

async function run(steps: readonly (Step | Lanes)[]): Promise<{ isPassed: boolean; lines: string[] }> {
  const lines: string[] = [];
  let nowMs = 0;
  const print = (line: string) => void lines.push(line);
  const isPassed = await runSteps(steps, { print, nowMs: () => (nowMs += 1_500) });
  return { isPassed, lines };
}

const step = (name: string, passes: boolean): Step => ({ name, run: async () => passes });

it('counts steps in its last line, with their durations', async () => {
  const { isPassed, lines } = await run([step('lint', true), step('types', true)]);
  expect(isPassed).toBe(true);
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
  expect(lines).toContain('passed     1.5 s  lint');
});

it('stops at the first step that fails', async () => {
  const { isPassed, lines } = await run([step('lint', true), step('types', false), step('rules', true)]);
  expect(isPassed).toBe(false);
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(lines.join('\n')).not.toContain('rules');
});

it('names the failures of a step above the summary', async () => {
  const failures = () => ['FAIL book.test.ts > books twice'];
  const { lines } = await run([{ ...step('unit', false), failures }]);
  expect(lines).toContain('FAIL book.test.ts > books twice');
  const { lines: linesOfPass } = await run([{ ...step('unit', true), failures }]);
  expect(linesOfPass).not.toContain('FAIL book.test.ts > books twice');
});

it('counts a step that throws as failed', async () => {
  const broken: Step = { name: 'browser', run: () => Promise.reject(new Error('none')) };
  expect((await run([broken])).lines.at(-1)).toBe('0 passed, 1 failed');
});

it('runs lanes concurrently, each to its own end', async () => {
  const begun: string[] = [];
  const recorded = (name: string, passes: boolean): Step => ({
    name,
    async run() {
      begun.push(name);
      await new Promise((resolve) => setTimeout(resolve));
      return passes;
    },
  });
  const lanes = [
    [recorded('unit', false), recorded('never', true)],
    [recorded('build', true), recorded('journeys', true)],
  ];
  const { isPassed, lines } = await run([{ lanes }, step('after', true)]);
  expect(isPassed).toBe(false);
  expect(begun).toEqual(['unit', 'build', 'journeys']);
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
});

it('runs a step after one of another lane, even if that failed', async () => {
  const begun: string[] = [];
  const slow: Step = {
    name: 'unit',
    async run() {
      await new Promise((resolve) => setTimeout(resolve));
      begun.push('unit');
      return false;
    },
  };
  const recorded = (name: string): Step => ({ name, run: async () => begun.push(name) > 0 });
  const lanes = [[slow], [recorded('build'), { ...recorded('journeys'), after: slow }]];
  const { lines } = await run([{ lanes }, step('after', true)]);
  expect(begun).toEqual(['build', 'unit', 'journeys']);
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
});

it('does not wait for a step that was skipped', async () => {
  const skipped = step('skipped', true);
  const lanes = [[step('failed', false), skipped], [{ ...step('journeys', true), after: skipped }]];
  expect((await run([{ lanes }])).lines.at(-1)).toBe('1 passed, 1 failed');
});

it('divides a lane after its first steps, and skips the divisions when one of those failed', async () => {
  const divided = { lanes: [[step('screens', false)], [step('journeys', true)]] };
  const { lines } = await run([{ lanes: [[step('build', true), divided, step('never', true)]] }]);
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  const { lines: linesOfFailure } = await run([{ lanes: [[step('build', false), divided]] }]);
  expect(linesOfFailure.at(-1)).toBe('0 passed, 1 failed');
});

it('runs a step of a division after one of another lane', async () => {
  const begun: string[] = [];
  const recorded = (name: string): Step => ({ name, run: async () => begun.push(name) > 0 });
  const slow: Step = {
    name: 'unit',
    async run() {
      await new Promise((resolve) => setTimeout(resolve));
      return begun.push('unit') > 0;
    },
  };
  const divided = { lanes: [[recorded('screens')], [{ ...recorded('journeys'), after: slow }]] };
  await run([{ lanes: [[slow], [recorded('build'), divided]] }]);
  expect(begun).toEqual(['build', 'screens', 'unit', 'journeys']);
});
