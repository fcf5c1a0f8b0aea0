import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';
import { askedHour } from '../../match/asked-hour.ts';

/** Sample size, of both rounds and answers; a larger one would show the same. */
const SAMPLE = 1_000;

export interface Audience {
  /** By the option's position in the question, from 0. */
  readonly counts: ReadonlyMap<number, number>;
  readonly total: number;
}

/** Counts answers to this edition of a question in finished rounds. */
export async function countAudience(
  db: Db,
  question: { readonly question_id: string; readonly question_version: number },
  playerId: string,
): Promise<Audience> {
  const { rows } = await sql<{ option: number; count: number }>`
    SELECT option, count(*)::int AS count
      FROM (SELECT r.option_order[array_position(r.option_ids, a.option_id)] AS option
              FROM (SELECT match_id, round, option_ids, option_order FROM match_round
                     WHERE question_id = ${question.question_id}
                       AND question_version = ${question.question_version} AND closed_at IS NOT NULL
                     ORDER BY ${askedHour} DESC
                     LIMIT ${SAMPLE}) r
              JOIN match_answer a USING (match_id, round)
             WHERE a.player_id <> ${playerId}
             LIMIT ${SAMPLE}) answers
     GROUP BY option`.execute(db);
  const counts = new Map(rows.map(({ option, count }) => [option, count]));
  return { counts, total: rows.reduce((sum, { count }) => sum + count, 0) };
}
