import { expect, it } from 'vitest';
import { runSteps, type Step } from './steps.ts';

async function run(steps: readonly Step[]): Promise<{ isPassed: boolean; lines: string[] }> {
  const lines: string[] = [];
  let nowMs = 0;
  const print = (line: string) => void lines.push(line);
  const isPassed = await runSteps(steps, { print, nowMs: () => (nowMs += 1_500) });
  return { isPassed, lines };
}

const step = (name: string, passes: boolean): Step => ({ name, run: async () => passes });

it('counts in its last line, and says how long each step took', async () => {
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

it('counts a step that throws as failed', async () => {
  const broken: Step = { name: 'browser', run: () => Promise.reject(new Error('none')) };
  expect((await run([broken])).lines.at(-1)).toBe('0 passed, 1 failed');
});
