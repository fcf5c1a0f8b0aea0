/** Periods, whose rounds and answers lie together in partitions of their own: months in UTC. */

export interface Period {
  /** Such as `2027_03`. */
  readonly name: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

const NAME = /^(\d{4})_(0[1-9]|1[0-2])$/;

const monthOf = (year: number, month: number): Period => ({
  name: `${year}_${String(month).padStart(2, '0')}`,
  startsAtMs: Date.UTC(year, month - 1),
  endsAtMs: Date.UTC(year, month),
});

/** Period of a name; undefined when it names none. */
export function periodNamed(name: string): Period | undefined {
  const [, year, month] = NAME.exec(name) ?? [];
  return year === undefined ? undefined : monthOf(Number(year), Number(month));
}

/** Period in which a time lies. */
export function periodAt(timeMs: number): Period {
  const at = new Date(timeMs);
  return monthOf(at.getUTCFullYear(), at.getUTCMonth() + 1);
}

/** Periods from the one of a time on, to the one of a later time. */
export function periodsBetween(fromMs: number, toMs: number): Period[] {
  const periods: Period[] = [];
  for (let startsAtMs = fromMs; startsAtMs <= toMs; ) {
    const period = periodAt(startsAtMs);
    periods.push(period);
    startsAtMs = period.endsAtMs;
  }
  return periods;
}

/** First moment of the month that lies a number of months before a time. */
export function monthsBefore(timeMs: number, months: number): number {
  const at = new Date(timeMs);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months);
}

const UUID_DIGITS = 32;
const TIME_DIGITS = 12;

/** Least id of a match that began at the time or later: UUIDs of version 7 begin with 48 bits of milliseconds. */
export function leastIdAt(timeMs: number): string {
  const digits = timeMs.toString(16).padStart(TIME_DIGITS, '0').padEnd(UUID_DIGITS, '0');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
