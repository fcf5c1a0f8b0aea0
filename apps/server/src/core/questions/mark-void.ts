import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordPool } from './pool.ts';

/** Advisory lock (any free number) that voids one question at a time, so that corrections add up. */
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

/**
 * Removes the question from the pool and marks its edition as voided. Returns the edition; undefined for an
 * unknown question.
 */
export const markVoid = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
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
