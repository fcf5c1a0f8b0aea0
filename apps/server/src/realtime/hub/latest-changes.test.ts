import { expect, it } from 'vitest';
import { LatestChanges } from './latest-changes.ts';

const ROOM = 'presence-room';

it('accepts the changes of a member in the order of their times', () => {
  const changes = new LatestChanges();
  const note = (userId: string, atUs: number, channel = ROOM) => changes.note(channel, { userId, atUs }, 0);
  expect([note('a', 1), note('a', 3), note('a', 2), note('a', 3), note('a', 4)]).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  expect([note('b', 1), note('a', 1, 'presence-other')]).toEqual([true, true]);
});

it('accepts changes without a time', () => {
  const changes = new LatestChanges();
  changes.note(ROOM, { userId: 'a', atUs: 2 }, 0);
  expect(changes.note(ROOM, { userId: 'a' }, 0)).toBe(true);
  expect(changes.note(ROOM, { userId: 'a', atUs: 1 }, 0)).toBe(false);
});

it('forgets a change after ten seconds', () => {
  const changes = new LatestChanges();
  changes.note(ROOM, { userId: 'a', atUs: 2 }, 0);
  changes.note(ROOM, { userId: 'b', atUs: 2 }, 9_999);
  expect(changes.note(ROOM, { userId: 'b', atUs: 1 }, 10_000)).toBe(false);
  expect(changes.note(ROOM, { userId: 'a', atUs: 1 }, 10_000)).toBe(true);
});

it('forgets all changes when the clock is set back', () => {
  const changes = new LatestChanges();
  changes.note(ROOM, { userId: 'a', atUs: 2 }, 3_600_000);
  expect(changes.note(ROOM, { userId: 'a', atUs: 1 }, 0)).toBe(true);
});
