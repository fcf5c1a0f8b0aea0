/** Daily bonus of Plus: a row of days, each with its coins. Days are those of Baghdad. */
import { addDays, type Day } from './calendar/baghdad.ts';
import { BONUS_WEEK_DAYS, dailyBonusCoins } from './economy.ts';

/** Latest claim of a player. */
export interface BonusClaim {
  readonly day: Day;
  /** Days in a row up to that day, from 1. */
  readonly dayOfRow: number;
}

export interface BonusDay {
  readonly coins: number;
  readonly state: 'claimed' | 'open' | 'ahead';
}

/**
 * Days in a row that a claim makes today; a day without one begins anew. Null where today's was claimed, or a later
 * day's, as after a clock that was set back.
 */
export function nextDayOfRow(last: BonusClaim | undefined, today: Day): number | null {
  if (!last) return 1;
  if (last.day >= today) return null;
  return last.day === addDays(today, -1) ? last.dayOfRow + 1 : 1;
}

/** Days in a row that are claimed, up to today or yesterday. */
export function daysInRow(last: BonusClaim | undefined, today: Day): number {
  const next = nextDayOfRow(last, today);
  return next === null ? (last?.dayOfRow ?? 0) : next - 1;
}

/** The seven days of a row in which today is one. */
export function bonusWeek(last: BonusClaim | undefined, today: Day): readonly BonusDay[] {
  const next = nextDayOfRow(last, today);
  const claimed = next === null ? (last?.dayOfRow ?? 0) : next - 1;
  const beforeWeek = Math.floor(((next ?? claimed) - 1) / BONUS_WEEK_DAYS) * BONUS_WEEK_DAYS;
  return Array.from({ length: BONUS_WEEK_DAYS }, (_, index) => {
    const dayOfRow = beforeWeek + index + 1;
    const coins = dailyBonusCoins(dayOfRow);
    if (dayOfRow <= claimed) return { coins, state: 'claimed' };
    return { coins, state: dayOfRow === next ? 'open' : 'ahead' };
  });
}
