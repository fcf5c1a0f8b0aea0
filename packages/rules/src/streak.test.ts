import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day } from './calendar/baghdad.ts';
import { streakDays, streaksAfter, weekRow } from './streak.ts';

const FIRST = '2026-11-01';
const dayAt = (place: number): Day => addDays(FIRST, place);

/** Counts the played days back from a day. */
function countBack(played: ReadonlySet<Day>, from: Day): number {
  let count = 0;
  for (let day = from; played.has(day); day = addDays(day, -1)) count += 1;
  return count;
}

const MAX_DAYS = 20;
/** Generates days in the order of their endings, each played to its end or not. */
const endings = fc
  .uniqueArray(fc.nat(MAX_DAYS - 1), { maxLength: MAX_DAYS })
  .chain((places) => fc.tuple(fc.constant(places), fc.array(fc.boolean(), { minLength: MAX_DAYS })));

it('a streak counts days in any order of their endings', () => {
  fc.assert(
    fc.property(endings, ([places, results]) => {
      const streaks = new Map<Day, number>();
      const played = new Set<Day>();
      for (const place of places) {
        const isPlayed = results[place] ?? false;
        if (isPlayed) played.add(dayAt(place));
        const known = new Map([...streaks].filter(([day]) => day >= dayAt(place - 1)));
        for (const [day, streak] of streaksAfter(known, dayAt(place), isPlayed)) streaks.set(day, streak);
      }
      for (let place = 0; place < MAX_DAYS; place += 1) {
        const today = dayAt(place);
        if (streaks.has(today)) expect(streaks.get(today)).toBe(countBack(played, today));
        const expected = countBack(played, played.has(today) ? today : addDays(today, -1));
        expect(streakDays(streaks, today)).toBe(expected);
      }
    }),
  );
});

it('a week starts on Saturday, and today is open until played', () => {
  const states = (today: number) =>
    weekRow(
      new Map([
        ['2026-11-22', 1],
        ['2026-11-23', 0],
        ['2026-11-24', 1],
      ] as const),
      `2026-11-${today}`,
    ).map(({ state }) => state);
  expect(states(24)).toEqual(['missed', 'played', 'missed', 'played', 'ahead', 'ahead', 'ahead']);
  expect(states(25).slice(3, 5)).toEqual(['played', 'today']);
});
