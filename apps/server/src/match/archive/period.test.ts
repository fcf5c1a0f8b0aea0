import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { leastIdAt, monthsBefore, periodAt, periodNamed, periodsBetween } from './period.ts';

const NOON_MS = Date.UTC(2026, 10, 30, 12);
const namesOf = (periods: readonly { name: string }[]) => periods.map(({ name }) => name);

it('periods follow on each other, across a year', () => {
  const months = periodsBetween(NOON_MS, Date.UTC(2027, 0, 31));
  expect(namesOf(months)).toEqual(['2026_11', '2026_12', '2027_01']);
  expect(months.map(({ endsAtMs }) => endsAtMs).slice(0, 2)).toEqual(
    months.map(({ startsAtMs }) => startsAtMs).slice(1),
  );
});

it('a name says which period it is', () => {
  const period = periodAt(NOON_MS);
  expect(periodNamed(period.name)).toEqual(period);
  for (const name of ['rest', '2026', '2026_13', '2026_00', '']) expect(periodNamed(name)).toBeUndefined();
});

it('months are kept whole', () => {
  expect(monthsBefore(Date.UTC(2027, 0, 31, 23), 2)).toBe(Date.UTC(2026, 10, 1));
});

it('an id lies between the bounds of the period in which it was made', () => {
  const period = periodAt(Date.now());
  const id = randomUUIDv7();
  expect(leastIdAt(period.startsAtMs) <= id && id < leastIdAt(period.endsAtMs)).toBe(true);
});
