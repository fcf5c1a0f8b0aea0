import { addDays, dayEndMs, dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import type { Deps } from '../../../deps.ts';
import { compareStatement } from './compare-statement.ts';

/** Compares yesterday's statement of the card service with the books, and logs each difference as an error. */
export async function checkStatement({
  db,
  clock,
  log,
  cards,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'cards'>) {
  if (!cards?.statement) return 0;
  const yesterday = addDays(dayOf(clock.nowMs()), -1);
  const period = { fromMs: dayStartMs(yesterday), toMs: dayEndMs(yesterday) };
  const differences = await compareStatement(db, cards, period);
  for (const difference of differences) log.error(difference, 'card statement differs from the books');
  return differences.length;
}
