import { sql } from 'kysely';
import type { Deps, Tx } from '../lib/deps.ts';
import { DEAD_AFTER_MS, OUTAGE_AFTER_MS, RECONNECT_MS } from './timing.ts';

/** Any number; nodes beat one after the other by it. */
const BEAT_LOCK = 7_310_002;

/** Moves everything that runs by the clock, as if the time had not passed. */
async function shiftClocks(tx: Tx, byMs: number): Promise<void> {
  const by = sql`make_interval(secs => ${byMs / 1000})`;
  await sql`UPDATE match SET next_round_at = next_round_at + ${by}, due_at = due_at + ${by}
             WHERE status = 'playing'`.execute(tx);
  await sql`UPDATE match_round r SET opens_at = r.opens_at + ${by}, closes_at = r.closes_at + ${by}
              FROM match m
             WHERE m.id = r.match_id AND m.status = 'playing' AND r.closed_at IS NULL`.execute(tx);
  await sql`UPDATE match_player p SET last_seen_at = p.last_seen_at + ${by}
              FROM match m
             WHERE m.id = p.match_id AND m.status = 'playing'`.execute(tx);
}

async function lastBeatMs(tx: Tx): Promise<number | undefined> {
  const row = await tx
    .selectFrom('node_heartbeat')
    .select((eb) => eb.fn.max('beat_at').as('beat_at'))
    .executeTakeFirst();
  return row?.beat_at?.getTime();
}

export interface Heartbeat {
  /** The time that it counts for, which is earlier than when it was done. */
  readonly atMs: number;
  /** How many milliseconds were taken out of the clocks. */
  readonly outageMs: number;
  /** Whether another node fell silent, whose work may lie half done. One node is told so. */
  readonly hasLostNode: boolean;
}

/**
 * Says that a node lives. When none did for a while, that time is taken out of open rounds, reveals and presence:
 * an outage costs no player anything.
 */
export async function beatHeart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  nodeId: string,
): Promise<Heartbeat> {
  return await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${BEAT_LOCK})`.execute(tx);
    const nowMs = clock.nowMs();
    const silenceMs = nowMs - ((await lastBeatMs(tx)) ?? nowMs);
    const outageMs = silenceMs > OUTAGE_AFTER_MS ? silenceMs + RECONNECT_MS : 0;
    if (outageMs > 0) await shiftClocks(tx, outageMs);

    const beat_at = new Date(nowMs);
    await tx
      .insertInto('node_heartbeat')
      .values({ node_id: nodeId, beat_at })
      .onConflict((conflict) => conflict.column('node_id').doUpdateSet({ beat_at }))
      .execute();
    const lost = await tx
      .deleteFrom('node_heartbeat')
      .where('beat_at', '<', new Date(nowMs - DEAD_AFTER_MS))
      .returning('node_id')
      .execute();
    return { atMs: nowMs, outageMs, hasLostNode: lost.length > 0 };
  });
}
