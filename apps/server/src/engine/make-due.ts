import { sql } from 'kysely';
import type { Deps } from '../lib/deps.ts';
import { waitsForNobody } from './waits-for-nobody.ts';

/**
 * Puts a round without a clock on the clock when it was answered and could not be closed: so the sweep tries again, and
 * calls the match off in the end. What it can't write now is left to whoever comes to the match next.
 */
export async function makeDue(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  matchId: string,
): Promise<void> {
  try {
    await sql`
      UPDATE match m SET due_at = ${new Date(clock.nowMs())}
       WHERE m.id = ${matchId} AND m.phase = 'round' AND m.due_at IS NULL AND ${waitsForNobody}`.execute(db);
  } catch (error) {
    log.warn({ err: error, matchId }, 'a match that failed could not be put on the clock');
  }
}
