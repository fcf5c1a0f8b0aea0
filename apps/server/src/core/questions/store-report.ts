import type { ReportReason } from '@trivia/contract/play/reports.ts';
import type { Db } from '../../lib/database/db.ts';

export interface QuestionReport {
  readonly playerId: string;
  readonly questionId: string;
  readonly version: number;
  readonly matchId: string;
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

/** Stores a player's report of a question; a second report of it replaces the first. */
export async function storeReport(db: Db, given: QuestionReport, nowMs: number): Promise<void> {
  const { playerId: player_id, questionId: question_id, version, matchId: match_id, reason, note } = given;
  const report = { match_id, version, reason, note: note || null, reported_at: new Date(nowMs) };
  await db
    .insertInto('question_report')
    .values({ player_id, question_id, ...report })
    .onConflict((conflict) => conflict.columns(['player_id', 'question_id']).doUpdateSet(report))
    .execute();
}
