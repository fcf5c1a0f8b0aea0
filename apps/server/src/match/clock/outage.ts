import { sql } from 'kysely';
import type { Db, Tx } from '../../deps.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { type Shifting, shiftAllClocks } from './shift-all-clocks.ts';
import { DEAD_AFTER_MS, OUTAGE_AFTER_MS, RECONNECT_MS } from './timing.ts';

/** Advisory lock (any free number) by which nodes that notice a silence handle it one at a time. */
const SILENCE_LOCK = 7_310_002;

export interface Heartbeat {
  /** Time of the beat itself, earlier than that of its commit. */
  readonly atMs: number;
  /** Length of the outage taken out of the clocks, in milliseconds. */
  readonly outageMs: number;
  /** True for the one node that noticed another's silence, whose work may be half done. */
  readonly hasLostNode: boolean;
}

interface Beat {
  readonly nodeId: string;
  readonly atMs: number;
  /** Writes only if some node has beaten since; null: always. */
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
 * Takes the outage out of the clocks on the first node that is back; the others wait, and find that one has beaten. The
 * clocks are shifted by transactions of their own. Until all are and the beat is written, no node is up, and nothing
 * times out; a node that dies before that leaves the rest to the next one.
 */
const endSilence = (deps: Shifting, nodeId: string): Promise<Heartbeat> =>
  inTransaction(deps.db, async (turn) => {
    await sql`SELECT pg_advisory_xact_lock(${SILENCE_LOCK})`.execute(turn);
    const noticedMs = deps.clock.nowMs();
    const sinceMs = (await lastBeatMs(turn)) ?? noticedMs;
    const isOutage = noticedMs - sinceMs > OUTAGE_AFTER_MS;
    const atMs = isOutage ? await shiftAllClocks(deps, turn, { sinceMs, noticedMs }) : noticedMs;
    const { hasLostNode } = await writeBeat(turn, { nodeId, atMs, ifAnySince: null });
    return { atMs, outageMs: isOutage ? atMs - sinceMs + RECONNECT_MS : 0, hasLostNode };
  });

/**
 * Writes the heartbeat of a node. After a silence of all nodes, its length is taken out of open rounds,
 * reveals and presence: an outage costs players nothing.
 */
export async function beatHeart(deps: Shifting, nodeId: string): Promise<Heartbeat> {
  const atMs = deps.clock.nowMs();
  const ifAnySince = new Date(atMs - OUTAGE_AFTER_MS);
  const { isWritten, hasLostNode } = await writeBeat(deps.db, { nodeId, atMs, ifAnySince });
  return isWritten ? { atMs, outageMs: 0, hasLostNode } : await endSilence(deps, nodeId);
}
