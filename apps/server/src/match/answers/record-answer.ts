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
import { type AnswerToRecord, recordAnswers } from './answer.repository.ts';

export interface Recorded {
  readonly isRecorded: boolean;
  /** True for the answer that completes the round, whose call has to close it. */
  readonly isLast: boolean;
}

const NOT_RECORDED: Recorded = { isRecorded: false, isLast: false };

/** Number of simultaneous answers above which only one caller closes the round. */
const CROWD = 10;

/** The database writes the next answers while this server replies to the previous batch. */
const ANSWERS_PER_STATEMENT = 500;

export async function coinsFor(db: Db, { matchId }: Pick<AnswerToRecord, 'matchId'>): Promise<number> {
  const mode = await findModeOf(db, matchId);
  return mode?.coinsPerAnswer ?? 0;
}

/** Looks up the price of an answer, once for all simultaneous answers of a match. */
const findCoins = batchByKey(async ({ db }: Deps, [answer]: readonly AnswerToRecord[]) => {
  const coins = answer ? await coinsFor(db, answer) : 0;
  return () => coins;
});

type Written = Awaited<ReturnType<typeof recordAnswers>>;

/**
 * Returns the answers whose calls have to close their round, and announces the others. Rounds are read after the
 * commit, so that at least one of several servers sees all answers.
 */
async function findLast({ db, engine }: Deps, written: Written): Promise<ReadonlySet<AnswerToRecord>> {
  const rounds = Map.groupBy(written.keys(), ({ matchId, round }) => `${matchId}/${round}`);
  const newest = [...rounds.values()].flatMap((answers) => answers.at(-1) ?? []);
  const shared = newest.filter((answer) => !written.get(answer));
  const complete = new Set(await findCompleteRounds(db, shared));
  const open = shared.filter((answer) => !complete.has(answer));
  for (const answer of open) engine.answered(answer);
  const isOpen = new Set(open);
  const last = [...rounds.values()]
    .filter((answers) => !answers.some((answer) => isOpen.has(answer)))
    .flatMap((answers) => answers.slice(answers.length > CROWD ? -1 : 0));
  return new Set(last);
}

async function recordFree(deps: Deps, answers: readonly AnswerToRecord[], waitsForLocks: boolean) {
  const written = await recordAnswers(deps.db, answers, { isPaid: false, waitsForLocks });
  const last = await findLast(deps, written);
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
  return { isRecorded: true, isLast: (await findLast(deps, written)).has(answer) };
}

/** Records one answer, if its player may give it. The answer is committed when this resolves. */
export async function recordAnswer(deps: Deps, answer: AnswerToRecord): Promise<Recorded> {
  const recorded = await recordBatch(deps, 'answers', answer).catch(skipFailedBatch);
  if (recorded.isRecorded) return recorded;
  const coins = await findCoins(deps, answer.matchId, answer);
  if (coins > 0) return await recordPaid(deps, answer, coins);
  return await recordBatchOfRound(deps, `${answer.matchId}/${answer.round}`, answer);
}
