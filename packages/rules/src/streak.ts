/** Streaks of days. */
import { addDays, type Day, weekOf } from './calendar/baghdad.ts';

/** Days in a row up to today, or up to yesterday while today is still to be played. */
export function streakDays(playedDays: Iterable<Day>, today: Day): number {
  const played = new Set(playedDays);
  let day = played.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; played.has(day); day = addDays(day, -1)) count += 1;
  return count;
}

export interface WeekDay {
  readonly day: Day;
  readonly state: 'played' | 'missed' | 'today' | 'ahead';
}

/** Today's week, Saturday first. Today is `today` until it is played. */
export function weekRow(playedDays: Iterable<Day>, today: Day): readonly WeekDay[] {
  const played = new Set(playedDays);
  const stateOf = (day: Day): WeekDay['state'] => {
    if (played.has(day)) return 'played';
    if (day === today) return 'today';
    return day < today ? 'missed' : 'ahead';
  };
  return weekOf(today).map((day) => ({ day, state: stateOf(day) }));
}
