/** Streaks of days. */
import { addDays, type Day, weekOf } from './calendar/baghdad.ts';

/**
 * Length of the streak up to each finished day: 0 for a day that was not played to its end. Days without an entry
 * were not begun, or are still being played.
 */
export type Streaks = ReadonlyMap<Day, number>;

/**
 * Returns the streaks changed by the end of a day. `known` has those from the day before on; later days have entries
 * if this day's match ran past midnight and ended after theirs.
 */
export function streaksAfter(known: Streaks, day: Day, isPlayed: boolean): Streaks {
  if (!isPlayed) return new Map([[day, 0]]);
  let streak = (known.get(addDays(day, -1)) ?? 0) + 1;
  const changed = new Map([[day, streak]]);
  for (let next = addDays(day, 1); (known.get(next) ?? 0) > 0; next = addDays(next, 1)) {
    streak += 1;
    changed.set(next, streak);
  }
  return changed;
}

/** Returns the streak up to today, or up to yesterday until today is played. */
export const streakDays = (known: Streaks, today: Day): number =>
  known.get(today) || known.get(addDays(today, -1)) || 0;

export interface WeekDay {
  readonly day: Day;
  readonly state: 'played' | 'missed' | 'today' | 'ahead';
}

/** Lists today's week, Saturday first. Today's state is `today` until it is played. */
export function weekRow(known: Streaks, today: Day): readonly WeekDay[] {
  const stateOf = (day: Day): WeekDay['state'] => {
    if ((known.get(day) ?? 0) > 0) return 'played';
    if (day === today) return 'today';
    return day < today ? 'missed' : 'ahead';
  };
  return weekOf(today).map((day) => ({ day, state: stateOf(day) }));
}
