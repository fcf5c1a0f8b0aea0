import type { Result } from '@trivia/rules/match/mode.ts';
import { settleUnanswered } from '@trivia/rules/match/settle.ts';
import type { Db } from '../lib/database/db.ts';
import type { LockedMatch } from './locked-match.ts';

/** Whether any player answered in the match, including rounds that never closed. */
export async function isAnswered(db: Db, matchId: string): Promise<boolean> {
  const found = await db
    .selectFrom('match_answer')
    .select('round')
    .where('match_id', '=', matchId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Result after the rule that a live match without a single answer pays nothing. */
export async function paidResult({ tx, match, mode, setup, isLive }: LockedMatch, result: Result) {
  return !isLive || (await isAnswered(tx, match.id)) ? result : settleUnanswered(mode, setup, result);
}
