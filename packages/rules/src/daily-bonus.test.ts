import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar/baghdad.ts';
import { type BonusClaim, bonusWeek, daysInRow, nextDayOfRow } from './daily-bonus.ts';
import { dailyBonusCoins } from './economy.ts';

const TODAY = '2026-11-25';
const YESTERDAY = '2026-11-24';

const states = (last: BonusClaim | undefined) => bonusWeek(last, TODAY).map(({ state }) => state);

describe('nextDayOfRow', () => {
  it.each<[string, BonusClaim | undefined, number | null]>([
    ['begins with the first claim', undefined, 1],
    ['goes on after yesterday', { day: YESTERDAY, dayOfRow: 6 }, 7],
    ['begins anew after a day without a claim', { day: '2026-11-23', dayOfRow: 6 }, 1],
    ['is none once today is claimed', { day: TODAY, dayOfRow: 3 }, null],
    ['is none after a claim of a later day', { day: '2026-11-26', dayOfRow: 3 }, null],
  ])('%s', (_what, last, next) => expect(nextDayOfRow(last, TODAY)).toBe(next));
});

describe('bonusWeek', () => {
  it('pays 50 on six days and 150 on the seventh', () => {
    expect(bonusWeek(undefined, TODAY).map(({ coins }) => coins)).toEqual([50, 50, 50, 50, 50, 50, 150]);
  });

  it('shows claimed, open and later days', () => {
    const ahead = (count: number) => Array.from({ length: count }, () => 'ahead');
    expect(states(undefined)).toEqual(['open', ...ahead(6)]);
    expect(states({ day: YESTERDAY, dayOfRow: 2 })).toEqual(['claimed', 'claimed', 'open', ...ahead(4)]);
    expect(states({ day: TODAY, dayOfRow: 2 })).toEqual(['claimed', 'claimed', ...ahead(5)]);
    expect(states({ day: '2026-11-20', dayOfRow: 5 })).toEqual(['open', ...ahead(6)]);
  });

  it('is complete on the seventh day, and restarts on the eighth', () => {
    expect(new Set(states({ day: TODAY, dayOfRow: 7 }))).toEqual(new Set(['claimed']));
    expect(states({ day: YESTERDAY, dayOfRow: 7 })[0]).toBe('open');
    expect(states({ day: YESTERDAY, dayOfRow: 7 })).not.toContain('claimed');
  });

  it('has at most one open day in any streak, with the coins of a claim', () => {
    const claims = fc.record({
      day: fc.integer({ min: -20, max: 3 }).map((days) => addDays(TODAY, days)),
      dayOfRow: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(claims, (last) => {
        const next = nextDayOfRow(last, TODAY);
        const week = bonusWeek(last, TODAY);
        const open = week.filter(({ state }) => state === 'open');
        expect(week).toHaveLength(7);
        expect(open.map(({ coins }) => coins)).toEqual(next === null ? [] : [dailyBonusCoins(next)]);
        const claimed = week.filter(({ state }) => state === 'claimed').length;
        expect((daysInRow(last, TODAY) - claimed) % 7).toBe(0);
      }),
    );
  });
});
