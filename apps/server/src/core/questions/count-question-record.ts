import type { Db } from '../../lib/database/db.ts';

export interface QuestionRecord {
  readonly shown: number;
  readonly right: number;
}

/** Counts how often a question was shown, and how often it was answered right. */
export async function countQuestionRecord(db: Db, questionId: string): Promise<QuestionRecord> {
  const row = await db
    .selectFrom('player_question')
    .select((eb) => [eb.fn.sum('shown_count').as('shown'), eb.fn.sum('right_count').as('right')])
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return { shown: Number(row?.shown ?? 0), right: Number(row?.right ?? 0) };
}
