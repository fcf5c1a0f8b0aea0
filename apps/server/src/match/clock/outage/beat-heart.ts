import { sql } from 'kysely';
import type { Db, Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { DEAD_AFTER_MS, OUTAGE_AFTER_MS, RECONNECT_MS } from '../../timing.ts';
import { type ShiftDeps, shiftAllClocks } from './shift-all-clocks.ts';

/** Advisory lock (any free number) that lets one node at a time handle an outage. */
const OUTAGE_LOCK = 7_310_002;

export interface Heartbeat {
  /** Time that the heartbeat carries, which is before its commit. */
  readonly atMs: number;
  /** Length by which the clocks were shifted, in milliseconds; 0 without an outage. */
  readonly outageMs: number;
  /** True for the one node that removed a dead node, whose work may be half done. */
  readonly hasLostNode: boolean;
}

interface Beat {
  readonly nodeId: string;
  readonly atMs: number;
  /** Writes only if some node has had a heartbeat since then; null: always. */
  readonly ifAnySince: Date | null;
}

/**
 * Writes a heartbeat and deletes silent nodes in one statement. It takes its own row first and skips locked
 * ones, so that no two nodes wait for each other.
 */
async function writeBeat(db: Db, { nodeId, atMs, ifAnySince }: Beat) {
  const { rows } = await sql<{ isWritten: boolean; hasLostNode: boolean }>`
    WITH beat AS (
    INSERT INTO node_heartbeat (node_id, beat_at)
    SELECT ${nodeId}::uuid, ${new Date(atMs)}::timestamptz
     WHERE ${ifAnySince}::timestamptz IS NULL
        OR EXISTS (SELECT 1 FROM node_heartbeat WHERE beat_at >= ${ifAnySince})
        ON CONFLICT (node_id) DO UPDATE SET beat_at = excluded.beat_at
    RETURNING 1),
    silent AS (
    SELECT node_id FROM node_heartbeat
     WHERE beat_at < ${new Date(atMs - DEAD_AFTER_MS)} AND node_id <> ${nodeId} AND EXISTS (SELECT 1 FROM beat)
       FOR UPDATE SKIP LOCKED),
    lost AS (
    DELETE FROM node_heartbeat WHERE node_id IN (SELECT node_id FROM silent)
    RETURNING 1)
    SELECT EXISTS (SELECT 1 FROM beat) AS "isWritten", EXISTS (SELECT 1 FROM lost) AS "hasLostNode"`.execute(
    db,
  );
  return rows[0] ?? { isWritten: false, hasLostNode: false };
}

async function lastBeatMs(tx: Tx): Promise<number | undefined> {
  const row = await tx
    .selectFrom('node_heartbeat')
    .select((eb) => eb.fn.max('beat_at').as('beat_at'))
    .executeTakeFirst();
  return row?.beat_at?.getTime();
}

/**
 * Shifts the clocks on the first node that is back; the others wait for its lock, and then find a recent heartbeat.
 * The clocks are shifted in separate transactions. Until all are shifted and the heartbeat is written, no node counts
 * as up and nothing times out; if this node dies before that, the next one does the rest.
 */
const endOutage = (deps: ShiftDeps, nodeId: string): Promise<Heartbeat> =>
  inTransaction(deps.db, async (lockTx) => {
    await sql`SELECT pg_advisory_xact_lock(${OUTAGE_LOCK})`.execute(lockTx);
    const noticedMs = deps.clock.nowMs();
    const sinceMs = (await lastBeatMs(lockTx)) ?? noticedMs;
    const isOutage = noticedMs - sinceMs > OUTAGE_AFTER_MS;
    const atMs = isOutage ? await shiftAllClocks(deps, lockTx, { sinceMs, noticedMs }) : noticedMs;
    const { hasLostNode } = await writeBeat(lockTx, { nodeId, atMs, ifAnySince: null });
    return { atMs, outageMs: isOutage ? atMs - sinceMs + RECONNECT_MS : 0, hasLostNode };
  });

/**
 * Writes the heartbeat of a node. After a silence of all nodes, shifts open rounds, reveals and presence by its
 * length, so that an outage costs players nothing.
 */
export async function beatHeart(deps: ShiftDeps, nodeId: string): Promise<Heartbeat> {
  const atMs = deps.clock.nowMs();
  const ifAnySince = new Date(atMs - OUTAGE_AFTER_MS);
  const { isWritten, hasLostNode } = await writeBeat(deps.db, { nodeId, atMs, ifAnySince });
  return isWritten ? { atMs, outageMs: 0, hasLostNode } : await endOutage(deps, nodeId);
}
