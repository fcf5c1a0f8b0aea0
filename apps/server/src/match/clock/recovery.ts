/** Recovery of matches whose server died or failed before it came to close a round. */

import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { DueList } from './due-list.ts';

/** SQL condition: everybody who may answer the latest round of the match `m` has answered it. */
const isAnsweredByAll = sql`NOT EXISTS (
  SELECT 1 FROM match_player p
   WHERE p.match_id = m.id AND p.is_active
     AND NOT EXISTS (SELECT 1 FROM match_answer a
                      WHERE a.match_id = m.id AND a.round = m.round AND a.player_id = p.player_id))`;

/** Lists open rounds with all answers in: their server died after it wrote the last one. */
async function listAnswered({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM match m
     WHERE m.status = 'playing' AND m.phase = 'round' AND ${isAnsweredByAll}
     ORDER BY m.due_at, m.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Adds every match in play to the due list. Returns the ids of those that must be advanced at once. */
export async function adoptMatches(deps: Pick<Deps, 'db'>, due: DueList): Promise<string[]> {
  const matches = await deps.db
    .selectFrom('match')
    .select(['id', 'due_at'])
    .where('status', '=', 'playing')
    .where('due_at', 'is not', null)
    .execute();
  for (const { id, due_at } of matches) due.set(id, due_at?.getTime() ?? null);
  return await listAnswered(deps);
}

/**
 * Makes a round without a clock due now when all have answered but closing it failed. The sweep then retries, and
 * finally calls the match off. If this write fails too, the next caller that touches the match retries.
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
