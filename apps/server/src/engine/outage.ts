import { sql } from 'kysely';
import { inTransaction } from '../lib/database/transaction.ts';
import type { Db, Deps, Tx } from '../lib/deps.ts';
import type { MatchChange } from './engine.ts';
import { shiftClocks } from './shift-clocks.ts';
import { DEAD_AFTER_MS, OUTAGE_AFTER_MS, RECONNECT_MS } from './timing.ts';

/** Any number; nodes that find a silence look at it one after the other by it. */
const SILENCE_LOCK = 7_310_002;

export interface Heartbeat {
  /** The time that it counts for, which is earlier than when it was done. */
  readonly atMs: number;
  /** How many milliseconds were taken out of the clocks. */
  readonly outageMs: number;
  /** Whether another node fell silent, whose work may lie half done. One node is told so. */
  readonly hasLostNode: boolean;
  /** What taking time out of the clocks did to matches. */
  readonly changes: readonly MatchChange[];
}

interface Beat {
  readonly nodeId: string;
  readonly atMs: number;
  /** Nothing is written unless some node has beaten since; null: in any case. */
  readonly ifAnySince: Date | null;
}

/**
 * Writes a heartbeat and forgets nodes that fell silent, in one statement: its own row first, and then of the others
 * those that nobody is at, so that no two nodes wait for each other.
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

/** The first of the nodes that come back takes the silence out of the clocks; the others find that one has beaten. */
const endSilence = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, nodeId: string): Promise<Heartbeat> =>
  inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${SILENCE_LOCK})`.execute(tx);
    const nowMs = clock.nowMs();
    const sinceMs = (await lastBeatMs(tx)) ?? nowMs;
    const isOutage = nowMs - sinceMs > OUTAGE_AFTER_MS;
    const changes = isOutage ? await shiftClocks(tx, { sinceMs, nowMs }) : [];
    const { hasLostNode } = await writeBeat(tx, { nodeId, atMs: nowMs, ifAnySince: null });
    return { atMs: nowMs, outageMs: isOutage ? nowMs - sinceMs + RECONNECT_MS : 0, hasLostNode, changes };
  });

/**
 * Says that a node lives. When none did for a while, that time is taken out of open rounds, reveals and presence:
 * an outage costs no player anything.
 */
export async function beatHeart(deps: Pick<Deps, 'db' | 'clock'>, nodeId: string): Promise<Heartbeat> {
  const atMs = deps.clock.nowMs();
  const ifAnySince = new Date(atMs - OUTAGE_AFTER_MS);
  const { isWritten, hasLostNode } = await writeBeat(deps.db, { nodeId, atMs, ifAnySince });
  return isWritten ? { atMs, outageMs: 0, hasLostNode, changes: [] } : await endSilence(deps, nodeId);
}
