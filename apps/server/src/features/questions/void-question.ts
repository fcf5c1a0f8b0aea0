import { lockById } from '../../engine/change-match.ts';
import { correctMatch } from '../../engine/correct-match.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Db, Deps } from '../../lib/deps.ts';
import { recordPool } from './pool.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

export interface VoidReport {
  /** Undefined: there is no such question. */
  readonly version: number | undefined;
  /** Finished matches that had it. */
  readonly matches: number;
  /** Players who were given something back by this call. */
  readonly corrected: number;
}

/** Takes the question out of the pool and marks its edition as wrong. Returns the edition. */
const markVoid = ({ db, clock }: Needs, questionId: string, reason: string): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    const question = await tx
      .selectFrom('question')
      .select('version')
      .where('id', '=', questionId)
      .forUpdate()
      .executeTakeFirst();
    if (!question) return undefined;
    const voided_at = new Date(clock.nowMs());
    await tx
      .insertInto('question_void')
      .values({ question_id: questionId, version: question.version, reason, voided_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.updateTable('question').set({ status: 'retired' }).where('id', '=', questionId).execute();
    await recordPool(tx, clock.nowMs());
    return question.version;
  });

const listFinished = (db: Db, questionId: string, version: number) =>
  db
    .selectFrom('match_round as round')
    .innerJoin('match', 'match.id', 'round.match_id')
    .select('match.id')
    .where('round.question_id', '=', questionId)
    .where('round.question_version', '=', version)
    .where('match.status', '=', 'over')
    .orderBy('match.ended_at')
    .execute();

/**
 * Voids a question: it is drawn no more, counts as answered right wherever it was asked, and what it cost players is
 * given back, once, however often this is called. Matches that are still being played are seen to when they end.
 */
export async function voidQuestion(deps: Needs, questionId: string, reason: string): Promise<VoidReport> {
  const version = await markVoid(deps, questionId, reason);
  if (version === undefined) return { version, matches: 0, corrected: 0 };
  const matches = await listFinished(deps.db, questionId, version);
  let corrected = 0;
  for (const { id } of matches) {
    corrected += await inTransaction(deps.db, async (tx) => {
      const match = await lockById(id)(tx);
      return match ? await correctMatch(tx, match, questionId, deps.clock.nowMs()) : 0;
    });
  }
  return { version, matches: matches.length, corrected };
}
