import type { Db } from '../../lib/database/db.ts';
import { type PersonalData, ROWS_MAX } from '../personal-data.ts';

const questionReports = (db: Db, playerId: string) =>
  db
    .selectFrom('question_report')
    .select(['match_id', 'question_id', 'reason', 'note', 'reported_at'])
    .where('player_id', '=', playerId)
    .orderBy('reported_at')
    .limit(ROWS_MAX)
    .execute();

export const questionData: PersonalData = {
  exports: { questionReports },
  erased: ['player_question.player_id', 'question_report.player_id'],
};
