import { book } from '../../core/wallet/book.ts';
import { house, matchSubject, move, player } from '../../core/wallet/transfer.ts';
import type { Deps } from '../../deps.ts';
import { batchByKey } from '../../lib/batch.ts';
import { DatabaseUnavailable } from '../../lib/database/database-unavailable.ts';
import type { Db } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { findCompleteRounds } from '../rounds/find-complete-rounds.ts';
import { answerKey } from '../settlement/stakes.ts';
import { findModeOf } from '../view/match-view.repository.ts';
import {
  type AnswerToRecord,
  recordAndFindMissing,
  recordAnswers,
  type WrittenAnswers,
} from './answer.repository.ts';

export interface Recorded {
  readonly isRecorded: boolean;
  /** True for the answer that completes the round, whose call has to close it. */
  readonly isLast: boolean;
}

const NOT_RECORDED: Recorded = { isRecorded: false, isLast: false };

/** Number of simultaneous answers above which only one caller closes the round. */
const CROWD = 10;

/** The database writes the next answers while this server replies to the previous batch. */
const ANSWERS_PER_STATEMENT = 1_000;

export async function coinsFor(db: Db, { matchId }: Pick<AnswerToRecord, 'matchId'>): Promise<number> {
  const mode = await findModeOf(db, matchId);
  return mode?.coinsPerAnswer ?? 0;
}

/** Looks up the price of an answer, once for all simultaneous answers of a match. */
const findCoins = batchByKey(async ({ db }: Deps, [answer]: readonly AnswerToRecord[]) => {
  const coins = answer ? await coinsFor(db, answer) : 0;
  return () => coins;
});

const roundKey = ({ matchId, round }: Pick<AnswerToRecord, 'matchId' | 'round'>) => `${matchId}/${round}`;

/** Newest answer of each round, at whose seat the search for a missing one starts. */
const newestOfRounds = (answers: readonly AnswerToRecord[]): AnswerToRecord[] =>
  [...Map.groupBy(answers, roundKey).values()].flatMap((some) => some.at(-1) ?? []);

/** Returns the answers whose calls have to close their round, and announces the others. */
function chooseLast(
  { engine }: Deps,
  written: WrittenAnswers,
  complete: ReadonlySet<string>,
): ReadonlySet<AnswerToRecord> {
  const last: AnswerToRecord[] = [];
  for (const [key, answers] of Map.groupBy(written.keys(), roundKey)) {
    const newest = answers.at(-1);
    const isComplete = complete.has(key) || (newest !== undefined && written.get(newest) === true);
    if (isComplete) last.push(...answers.slice(answers.length > CROWD ? -1 : 0));
    else if (newest) engine.answered(newest);
  }
  return new Set(last);
}

/** Rounds are read after the commit, so that at least one of several servers sees all answers. */
async function recordFree(deps: Deps, answers: readonly AnswerToRecord[], waitsForLocks: boolean) {
  const rounds = newestOfRounds(answers);
  const options = { isPaid: false, waitsForLocks };
  const { written, isMissing } = await recordAndFindMissing(deps.db, answers, rounds, options);
  const complete = rounds.filter((_, index) => isMissing[index] === false);
  const last = chooseLast(deps, written, new Set(complete.map(roundKey)));
  return (answer: AnswerToRecord) => ({ isRecorded: written.has(answer), isLast: last.has(answer) });
}

/**
 * Batches the answers of all matches that arrive during a write: one statement and one commit. It skips locked
 * rounds, so that a match that is being closed delays no other.
 */
const recordBatch = batchByKey(
  (deps: Deps, answers: readonly AnswerToRecord[]) => recordFree(deps, answers, false),
  { atMost: ANSWERS_PER_STATEMENT },
);

/** Batches the answers to one round, and waits for its lock. */
const recordBatchOfRound = batchByKey((deps: Deps, answers: readonly AnswerToRecord[]) =>
  recordFree(deps, answers, true),
);

/**
 * Ignores an error that one answer of the batch may have caused: each answer is then recorded with those of its own
 * round.
 */
function skipFailedBatch(error: unknown): Recorded {
  if (error instanceof DatabaseUnavailable) throw error;
  return NOT_RECORDED;
}

/** Records an answer only if its coins are paid. */
async function recordPaid(deps: Deps, answer: AnswerToRecord, coins: number): Promise<Recorded> {
  const { matchId, playerId, round } = answer;
  const written = await inTransaction(deps.db, async (tx) => {
    const recorded = await recordAnswers(tx, [answer], { isPaid: true, waitsForLocks: true });
    if (!recorded.has(answer)) return undefined;
    const key = answerKey(matchId, round, playerId);
    const postings = move(player(playerId), house, 'coin', coins);
    await book(
      tx,
      { key, reason: 'match_entry', subject: matchSubject(matchId), postings },
      deps.clock.nowMs(),
    );
    return recorded;
  });
  if (!written) return NOT_RECORDED;
  const complete = await findCompleteRounds(deps.db, [answer]);
  const last = chooseLast(deps, written, new Set(complete.map(roundKey)));
  return { isRecorded: true, isLast: last.has(answer) };
}

/** Records one answer, if its player may give it. The answer is committed when this resolves. */
export async function recordAnswer(deps: Deps, answer: AnswerToRecord): Promise<Recorded> {
  const recorded = await recordBatch(deps, 'answers', answer).catch(skipFailedBatch);
  if (recorded.isRecorded) return recorded;
  const coins = await findCoins(deps, answer.matchId, answer);
  if (coins > 0) return await recordPaid(deps, answer, coins);
  return await recordBatchOfRound(deps, roundKey(answer), answer);
}
