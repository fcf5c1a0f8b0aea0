import { afterEach, expect, it } from 'vitest';
import type { AppError } from '../../lib/app-error.ts';
import { Admission } from './admission.ts';

const LIMITS = { atOnce: 2, waiting: 3, waitMs: 3_000, workMs: 1_000 };

let nowMs = 0;
let log: string[] = [];
afterEach(() => {
  [nowMs, log] = [0, []];
});

const open = () => new Admission(LIMITS, () => nowMs);

/** Calls that note in the log when they start, or how they are refused. */
function enter(admission: Admission, ...names: readonly string[]): { name: string }[] {
  return names.map((name) => {
    const call = { name };
    admission.enter(call, (refusal?: AppError) => log.push(refusal ? `${name}: ${refusal.code}` : name));
    return call;
  });
}

it('works on few calls at once, first come, first served', () => {
  const admission = open();
  const [a, b, c] = enter(admission, 'a', 'b', 'c', 'd', 'e');
  expect([log, admission.waitingCount]).toEqual([['a', 'b'], 3]);
  for (const call of [b, b, a, c]) if (call) admission.leave(call);
  expect([log, admission.waitingCount]).toEqual([['a', 'b', 'c', 'd', 'e'], 0]);
});

it('refuses at once what would wait behind too many, and later what has waited too long', () => {
  const admission = open();
  const [a] = enter(admission, 'a', 'b', 'c', 'd', 'e', 'f');
  expect(log).toEqual(['a', 'b', 'f: SERVICE_UNAVAILABLE']);
  if (a) admission.leave(a);
  nowMs = LIMITS.waitMs;
  enter(admission, 'g');
  admission.look();
  expect(log.slice(3).toSorted()).toEqual(['c', 'd: SERVICE_UNAVAILABLE', 'e: SERVICE_UNAVAILABLE', 'g']);
});

it('a call that waits for something else than the processor holds nobody up for long', () => {
  const admission = open();
  const [a] = enter(admission, 'a', 'b', 'c');
  nowMs = LIMITS.workMs;
  admission.look();
  expect(log).toEqual(['a', 'b', 'c']);
  // Its end later makes no room for another one.
  enter(admission, 'd', 'e');
  if (a) admission.leave(a);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});
