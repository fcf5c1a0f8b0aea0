import type { ReportReason } from '@trivia/contract/play/reports.ts';
import { storeReport } from '../../core/questions/store-report.ts';
import type { Deps } from '../../deps.ts';
import { type AskedRound, findAskedQuestion } from '../../match/view/find-asked-question.ts';

export interface ReportQuestion extends AskedRound {
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

/**
 * Stores a player's report of a question from one of their matches. Refuses with MATCH_NOT_FOUND, and with
 * ROUND_NOT_OVER while the question can still be answered.
 */
export async function reportQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  report: ReportQuestion,
): Promise<void> {
  const asked = await findAskedQuestion(db, report);
  await storeReport(db, { ...report, ...asked }, clock.nowMs());
}
