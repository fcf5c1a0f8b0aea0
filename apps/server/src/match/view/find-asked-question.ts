import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';
import { findMatchOf } from './match-view.repository.ts';

export interface AskedRound {
  readonly matchId: string;
  readonly playerId: string;
  readonly round: number;
}

/**
 * Finds the question of a closed round, for players of the match only. Refuses with MATCH_NOT_FOUND, and with
 * ROUND_NOT_OVER while the question can still be answered.
 */
export async function findAskedQuestion(
  db: Db,
  { matchId, playerId, round }: AskedRound,
): Promise<{ questionId: string; version: number }> {
  if (!(await findMatchOf(db, matchId, playerId))) throw new AppError('MATCH_NOT_FOUND');
  const asked = await db
    .selectFrom('match_round')
    .select(['question_id as questionId', 'question_version as version'])
    .where('match_id', '=', matchId)
    .where('round', '=', round)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  if (!asked) throw new AppError('ROUND_NOT_OVER');
  return asked;
}
