import { expect, it } from 'vitest';
import { RecentCallers } from './recent-callers.ts';

it('lists users for two minutes after their last call', () => {
  let nowMs = 0;
  const callers = new RecentCallers(() => nowMs);
  callers.note('one');
  callers.note('other');
  nowMs = 60_000;
  callers.note('one');
  nowMs = 119_999;
  expect(new Set(callers.users)).toEqual(new Set(['one', 'other']));
  nowMs = 120_000;
  expect([...callers.users]).toEqual(['one']);
  nowMs = 180_000;
  expect([...callers.users]).toEqual([]);
});
