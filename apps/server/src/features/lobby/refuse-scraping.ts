import type { ModeId } from '@trivia/rules/match/mode.ts';
import { sql } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import type { Db, Tx } from '../../lib/database/db.ts';

const HOUR_MS = 60 * 60 * 1000;
const UNANSWERED_PER_HOUR = 10;
/** Longest wait of a scraper, in seconds. */
export const SCRAPER_WAIT_SECONDS = HOUR_MS / 1000;

/**
 * Refuses players with TOO_MANY_REQUESTS who started ten games within an hour and answered nothing: where only
 * answers cost coins, they could read the questions for free. Players who answer are never refused.
 */
export async function refuseScraping(tx: Tx, playerId: string, modeId: ModeId, nowMs: number): Promise<void> {
  const since = new Date(nowMs - HOUR_MS);
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    SELECT count(*)::int AS count, min(seat.created_at) AS oldest
      FROM match_player seat JOIN match ON match.id = seat.match_id
     WHERE seat.player_id = ${playerId} AND seat.created_at > ${since} AND match.mode_id = ${modeId}
       AND NOT EXISTS (SELECT FROM match_answer answer
                        WHERE answer.match_id = match.id AND answer.player_id = seat.player_id)`.execute(tx);
  const { count = 0, oldest = null } = rows[0] ?? {};
  if (count < UNANSWERED_PER_HOUR || !oldest) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - nowMs) / 1000));
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

/**
 * Lists players who saw questions of ten live matches within an hour and answered none, so that their stakes were
 * returned.
 */
export async function listLiveScrapers(
  db: Db,
  playerIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const since = new Date(nowMs - HOUR_MS);
  const { rows } = await sql<{ id: string }>`
    SELECT seat.player_id AS id
      FROM match_player seat JOIN match ON match.id = seat.match_id
     WHERE seat.player_id = ANY(${playerIds}::uuid[]) AND seat.created_at > ${since}
       AND match.mode = 'multi' AND match.round > 0
       AND NOT EXISTS (SELECT FROM match_answer answer
                        WHERE answer.match_id = match.id AND answer.player_id = seat.player_id)
     GROUP BY seat.player_id HAVING count(*) >= ${UNANSWERED_PER_HOUR}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
