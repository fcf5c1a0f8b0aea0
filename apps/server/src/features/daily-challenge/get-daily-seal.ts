import { addDays, type Day, dayEndMs, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { findDailySet, isDayBeingPlayed } from './daily-challenge.repository.ts';
import { ensureDailySet } from './ensure-daily-set.ts';

export interface DailySeal {
  readonly day: Day;
  readonly hash: string;
  readonly document: string | null;
}

/** Only today's and tomorrow's are made when they are asked for. */
function findOrMake(deps: Pick<Deps, 'db' | 'clock'>, day: Day) {
  const today = dayOf(deps.clock.nowMs());
  return day === today || day === addDays(today, 1) ? ensureDailySet(deps, day) : findDailySet(deps.db, day);
}

/**
 * A day's hash, and its document once the day is over and nobody who began before midnight still plays.
 * Refuses with NOT_FOUND a day that had no challenge, or has none yet.
 */
export async function getDailySeal(deps: Pick<Deps, 'db' | 'clock'>, day: Day): Promise<DailySeal> {
  const set = await findOrMake(deps, day);
  if (!set) throw new AppError('NOT_FOUND');
  const isOpen = dayEndMs(day) <= deps.clock.nowMs() && !(await isDayBeingPlayed(deps.db, day));
  return { day, hash: set.seal_hash, document: isOpen ? set.document : null };
}
