import type { ReportReason } from '@trivia/contract/reports.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { findMatchOf } from './match-view.repository.ts';

export interface ReportQuestion {
  readonly matchId: string;
  readonly playerId: string;
  readonly round: number;
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

/**
 * Stores a player's report of a question that they were asked; a second report of it replaces the first.
 * Refuses with MATCH_NOT_FOUND, and with ROUND_NOT_OVER while the question may still be answered.
 */
export async function reportQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { matchId: match_id, playerId: player_id, round, reason, note }: ReportQuestion,
): Promise<void> {
  if (!(await findMatchOf(db, match_id, player_id))) throw new AppError('MATCH_NOT_FOUND');
  const asked = await db
    .selectFrom('match_round')
    .select(['question_id', 'question_version'])
    .where('match_id', '=', match_id)
    .where('round', '=', round)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  if (!asked) throw new AppError('ROUND_NOT_OVER');
  const report = {
    match_id,
    version: asked.question_version,
    reason,
    note: note || null,
    reported_at: new Date(clock.nowMs()),
  };
  await db
    .insertInto('question_report')
    .values({ player_id, question_id: asked.question_id, ...report })
    .onConflict((conflict) => conflict.columns(['player_id', 'question_id']).doUpdateSet(report))
    .execute();
}
