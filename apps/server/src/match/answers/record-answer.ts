import { book } from '../../core/wallet/book.ts';
import { house, matchSubject, move, player } from '../../core/wallet/transfer.ts';
import type { Db, Deps } from '../../deps.ts';
import { batchByKey } from '../../lib/batch.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { isAnyMissing } from '../rounds/advance-match.ts';
import { answerKey } from '../settlement/stakes.ts';
import { findModeOf } from '../view/match-view.repository.ts';
import { type AnswerToRecord, recordAnswers, type WrittenAnswers } from './answer.repository.ts';

export interface Recorded {
  readonly isRecorded: boolean;
  /** True for the answer that completes the round, and so has to close it. */
  readonly isLast: boolean;
}

const NOT_RECORDED: Recorded = { isRecorded: false, isLast: false };

/** Number of simultaneous answers above which only one caller closes the round. */
const CROWD = 10;

export async function coinsFor(db: Db, { matchId }: Pick<AnswerToRecord, 'matchId'>): Promise<number> {
  const mode = await findModeOf(db, matchId);
  return mode?.coinsPerAnswer ?? 0;
}

/** Whether the round has all answers now. Asked after the commit, so that one of several callers sees them all. */
const isComplete = async (
  db: Db,
  { matchId, round }: Pick<AnswerToRecord, 'matchId' | 'round'>,
  { isAlone }: WrittenAnswers,
): Promise<boolean> => isAlone || !(await isAnyMissing(db, matchId, round));

/** Records an answer only if its coins are paid. */
async function recordPaid({ db, clock }: Deps, answer: AnswerToRecord, coins: number): Promise<Recorded> {
  const { matchId, playerId, round } = answer;
  const written = await inTransaction(db, async (tx) => {
    const recorded = await recordAnswers(tx, [answer], true);
    if (!recorded.answers.has(answer)) return undefined;
    const key = answerKey(matchId, round, playerId);
    const postings = move(player(playerId), house, 'coin', coins);
    await book(tx, { key, reason: 'match_entry', subject: matchSubject(matchId), postings }, clock.nowMs());
    return recorded;
  });
  return written ? { isRecorded: true, isLast: await isComplete(db, answer, written) } : NOT_RECORDED;
}

/** Batches answers that arrive during a write: one statement and one commit for all. */
const recordFree = batchByKey(async (deps: Deps, answers: readonly AnswerToRecord[]) => {
  const { db } = deps;
  const written = await recordAnswers(db, answers, false);
  const recorded = written.answers;
  const [first] = recorded;
  const isOpen = first === undefined || !(await isComplete(db, first, written));
  if (first && isOpen) deps.engine.answered(first);
  const last = isOpen ? [] : [...recorded].slice(recorded.size > CROWD ? -1 : 0);
  return (answer) => ({ isRecorded: recorded.has(answer), isLast: last.includes(answer) });
});

/** Records one answer if its player may give it. It is committed when this returns. */
export async function recordAnswer(deps: Deps, answer: AnswerToRecord): Promise<Recorded> {
  const recorded = await recordFree(deps, `${answer.matchId}/${answer.round}`, answer);
  if (recorded.isRecorded) return recorded;
  const coins = await coinsFor(deps.db, answer);
  return coins > 0 ? await recordPaid(deps, answer, coins) : NOT_RECORDED;
}
