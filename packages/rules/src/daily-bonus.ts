/** Daily bonus of Plus: coins by the day of a streak. Days are those of Baghdad. */
import { addDays, type Day } from './calendar/baghdad.ts';
import { BONUS_WEEK_DAYS, dailyBonusCoins } from './economy.ts';

/** Latest claim of a player. */
export interface BonusClaim {
  readonly day: Day;
  /** Day of the streak, from 1. */
  readonly dayOfRow: number;
}

export interface BonusDay {
  readonly coins: number;
  readonly state: 'claimed' | 'open' | 'ahead';
}

/**
 * Returns the day of the streak for a claim today; a day without a claim restarts it. Null if today's bonus was
 * already claimed, or that of a later day, after the clock was set back.
 */
export function nextDayOfRow(last: BonusClaim | undefined, today: Day): number | null {
  if (!last) return 1;
  if (last.day >= today) return null;
  return last.day === addDays(today, -1) ? last.dayOfRow + 1 : 1;
}

/** Counts the claimed days of the current streak, up to today or yesterday. */
export function daysInRow(last: BonusClaim | undefined, today: Day): number {
  const next = nextDayOfRow(last, today);
  return next === null ? (last?.dayOfRow ?? 0) : next - 1;
}

/** Lists the seven days of the streak that include today. */
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
