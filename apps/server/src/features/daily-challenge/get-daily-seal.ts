import { addDays, type Day, dayEndMs, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { findDailySet, isDayBeingPlayed } from './daily-challenge.repository.ts';
import { ensureDailySet } from './ensure-daily-set.ts';

export interface DailySeal {
  readonly day: Day;
  readonly hash: string;
  readonly document: string | null;
}

/** Finds the set of a day; creates only those of today and tomorrow. */
function findOrCreate(deps: Pick<Deps, 'db' | 'clock'>, day: Day) {
  const today = dayOf(deps.clock.nowMs());
  return day === today || day === addDays(today, 1) ? ensureDailySet(deps, day) : findDailySet(deps.db, day);
}

/**
 * Hash of a day's sealed document, and the document once the day is over and nobody who began before midnight still
 * plays. Refuses with NOT_FOUND for a day without a challenge.
 */
export async function getDailySeal(deps: Pick<Deps, 'db' | 'clock'>, day: Day): Promise<DailySeal> {
  const set = await findOrCreate(deps, day);
  if (!set) throw new AppError('NOT_FOUND');
  const isOpen = dayEndMs(day) <= deps.clock.nowMs() && !(await isDayBeingPlayed(deps.db, day));
  return { day, hash: set.seal_hash, document: isOpen ? set.document : null };
}
