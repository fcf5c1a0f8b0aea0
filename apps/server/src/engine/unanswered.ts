import type { Result } from '@trivia/rules/mode.ts';
import { settleUnanswered } from '@trivia/rules/settle.ts';
import type { Db } from '../lib/deps.ts';
import type { MatchEdit } from './match-edit.ts';

/** Tells if any player gave an answer in a match, also to a round that was never closed. */
export async function isAnswered(db: Db, matchId: string): Promise<boolean> {
  const found = await db
    .selectFrom('match_answer')
    .select('round')
    .where('match_id', '=', matchId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The result of a live match as it is paid: one in which nobody gave an answer pays nothing. */
export async function paidResult({ tx, match, mode, setup, isLive }: MatchEdit, result: Result) {
  return !isLive || (await isAnswered(tx, match.id)) ? result : settleUnanswered(mode, setup, result);
}
