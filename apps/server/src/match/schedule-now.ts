import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** SQL condition: all players who may answer the latest round of the match `m` have answered it. */
export const isAnsweredByAll = sql<boolean>`NOT EXISTS (
  SELECT 1 FROM match_player p
   WHERE p.match_id = m.id AND p.is_active
     AND NOT EXISTS (SELECT 1 FROM match_answer a
                      WHERE a.match_id = m.id AND a.round = m.round AND a.player_id = p.player_id))`;

/**
 * Schedules a round without a clock for now, after all have answered but closing it failed. The sweep then retries,
 * and finally cancels the match. If this write fails too, the next call about the match retries.
 */
export async function scheduleNow(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  matchId: string,
): Promise<void> {
  try {
    await sql`
      UPDATE match m SET due_at = ${new Date(clock.nowMs())}
       WHERE m.id = ${matchId} AND m.phase = 'round' AND m.due_at IS NULL AND ${isAnsweredByAll}`.execute(db);
  } catch (error) {
    log.warn({ err: error, matchId }, 'failed match could not be scheduled');
  }
}
