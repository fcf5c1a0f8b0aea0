/**
 * Days and weeks of Asia/Baghdad, which is at UTC+3 all year: daylight saving ended in 2007 (IANA time zone database,
 * file `asia`, zone Asia/Baghdad). Times are milliseconds since 1970; days before 2008 are not supported.
 */

/** Date in the format `YYYY-MM-DD`. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET_MS = 3 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const HOURS_OF_DAY = 24;
const DAYS_OF_WEEK = 7;
/** Weekday of 1970-01-01, a Thursday, counted from Saturday as 0. */
const EPOCH_DAY_OF_WEEK = 5;

/**
 * Converts a Gregorian date to days since 1970. Source: Howard Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms", days_from_civil; the inverse below is civil_from_days.
 */
function epochDayOf(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function dayOfEpochDay(epochDay: number): Day {
  const shifted = epochDay + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/**
 * Converts a day to days since 1970.
 * @throws RangeError for an invalid date.
 */
function epochDay(day: Day): number {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const found = epochDayOf(Number(year), Number(month), Number(date));
  if (Number.isNaN(found) || dayOfEpochDay(found) !== day) throw new RangeError(`No such day: ${day}`);
  return found;
}

/** Returns the day in Baghdad at a time. */
export const dayOf = (epochMs: number): Day => dayOfEpochDay(Math.floor((epochMs + OFFSET_MS) / DAY_MS));

/** Returns the hour in Baghdad at a time, from 0 to 23. */
export const hourOf = (epochMs: number): number => Math.floor((epochMs + OFFSET_MS) / HOUR_MS) % HOURS_OF_DAY;

/** Returns the first millisecond of a day. */
export const dayStartMs = (day: Day): number => epochDay(day) * DAY_MS - OFFSET_MS;

/** Returns the first millisecond after a day. */
export const dayEndMs = (day: Day): number => dayStartMs(day) + DAY_MS;

export const addDays = (day: Day, days: number): Day => dayOfEpochDay(epochDay(day) + days);

/** Counts the days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => epochDay(to) - epochDay(from);

/** Returns the Saturday on which a day's week begins. */
export function weekStart(day: Day): Day {
  const number = epochDay(day) + EPOCH_DAY_OF_WEEK;
  const sinceSaturday = ((number % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return addDays(day, -sinceSaturday);
}

/** Lists the seven days of a day's week, from Saturday to Friday. */
export function weekOf(day: Day): readonly Day[] {
  const saturday = weekStart(day);
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(saturday, index));
}

/** Returns the first millisecond after a day's week. */
export const weekEndMs = (day: Day): number => dayEndMs(addDays(weekStart(day), DAYS_OF_WEEK - 1));

/** Returns the first millisecond of a month (`YYYY-MM`) in Baghdad, and the first after it. */
export function monthOf(month: string): { readonly fromMs: number; readonly toMs: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { fromMs: dayStartMs(`${month}-01`), toMs: dayStartMs(`${next}-01`) };
}
