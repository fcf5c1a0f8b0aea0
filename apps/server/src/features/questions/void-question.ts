import { sql } from 'kysely';
import type { Actor } from '../../core/audit/actor.ts';
import { recordAudit } from '../../core/audit/record-audit.ts';
import { lockMatch } from '../../engine/change-match.ts';
import { correctMatch } from '../../engine/correct-match.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Db, Deps, Tx } from '../../lib/deps.ts';
import { recordPool } from './pool.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

export interface VoidReport {
  /** Undefined for an unknown question. */
  readonly version: number | undefined;
  /** Finished matches that asked it. */
  readonly matches: number;
  /** Players refunded by this call. */
  readonly corrected: number;
}

/** Advisory lock (any free number): questions are voided one at a time, so that their corrections add up. */
const VOID_LOCK = 7_310_004;

interface Voided {
  readonly questionId: string;
  readonly version: number;
  readonly reason: string;
}

const auditVoid = (tx: Tx, actor: Actor, { questionId, ...details }: Voided, nowMs: number): Promise<void> =>
  recordAudit(
    tx,
    actor,
    { action: 'question.voided', subject: { kind: 'question', id: questionId }, details },
    nowMs,
  );

/** Removes the question from the pool and marks its edition as voided. Returns the edition. */
const markVoid = (
  { db, clock }: Needs,
  actor: Actor,
  questionId: string,
  reason: string,
): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${VOID_LOCK})`.execute(tx);
    const question = await tx
      .selectFrom('question')
      .select('version')
      .where('id', '=', questionId)
      .forUpdate()
      .executeTakeFirst();
    if (!question) return undefined;
    const voided_at = new Date(clock.nowMs());
    const voided = await tx
      .insertInto('question_void')
      .values({ question_id: questionId, version: question.version, reason, voided_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (voided) await auditVoid(tx, actor, { questionId, version: voided.version, reason }, clock.nowMs());
    await tx.updateTable('question').set({ status: 'retired' }).where('id', '=', questionId).execute();
    await recordPool(tx, clock.nowMs());
    return question.version;
  });

/** Includes matches in play: one may be ending, and not know of the void yet. */
const listMatches = (db: Db, questionId: string, version: number) =>
  db
    .selectFrom('match_round')
    .select('match_id as id')
    .where('question_id', '=', questionId)
    .where('question_version', '=', version)
    .orderBy('opens_at')
    .execute();

/** Corrects a finished match and returns the number of refunded players; undefined while it is in play. */
const correctFinished = ({ db, clock }: Needs, matchId: string, questionId: string) =>
  inTransaction(db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    return match?.status === 'over' ? await correctMatch(tx, match, questionId, clock.nowMs()) : undefined;
  });

/**
 * Voids a question: it is not drawn any more, counts as answered right wherever it was asked, and its costs
 * are refunded to players, once, however often this is called. Matches in play are corrected when they end.
 */
export async function voidQuestion(
  deps: Needs,
  actor: Actor,
  questionId: string,
  reason: string,
): Promise<VoidReport> {
  const version = await markVoid(deps, actor, questionId, reason);
  if (version === undefined) return { version, matches: 0, corrected: 0 };
  let [matches, corrected] = [0, 0];
  for (const { id } of await listMatches(deps.db, questionId, version)) {
    const players = await correctFinished(deps, id, questionId);
    if (players === undefined) continue;
    matches += 1;
    corrected += players;
  }
  return { version, matches, corrected };
}
