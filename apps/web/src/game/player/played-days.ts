/** Days on which a game was finished on this device. */
import { type Day, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { readStored, store } from '../../lib/storage.ts';

interface PlayedDays {
  readonly count: number;
  readonly last: Day | null;
}

function readDays(): PlayedDays {
  const [, count, last] = /^(\d+) (\S+)$/.exec(readStored('playedDays') ?? '') ?? [];
  return last === undefined ? { count: 0, last: null } : { count: Number(count), last };
}

/** Counts the day of a finished game once. Times are in milliseconds since 1970. */
export function recordPlayedDay(nowMs: number): void {
  const { count, last } = readDays();
  const today = dayOf(nowMs);
  if (today !== last) store('playedDays', `${count + 1} ${today}`);
}

/** Whether a game was finished today, and today is at least the given day of play. */
export function hasPlayedToday(nowMs: number, fromDay: number): boolean {
  const { count, last } = readDays();
  return last === dayOf(nowMs) && count >= fromDay;
}
