import { groupWaiting, type Waiting } from '@trivia/rules/matchmaking.ts';
import type { ModeId } from '@trivia/rules/mode.ts';
import { sql } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Db, Deps, Tx } from '../../lib/deps.ts';
import { liveGameOf, requireSeat } from './live-game.ts';
import { startLiveMatch } from './start-live-match.ts';

/** Those who wait for the same game with the same stakes. */
export interface QueuePool {
  readonly mode_id: ModeId;
  readonly plan_id: string;
}

/** Who was not heard of for so long has gone. */
export const GONE_AFTER_MS = 8_000;
/** Matches that are started beside each other. */
const AT_ONCE = 8;
/** Any number, beside which the pool's own is hashed. */
const PAIR_LOCK = 7_310_004;

async function listWaiting(db: Db, { mode_id, plan_id }: QueuePool, nowMs: number): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('queue_ticket')
    .select(['player_id', 'tier', 'joined_at'])
    .where('mode_id', '=', mode_id)
    .where('plan_id', '=', plan_id)
    .where('seen_at', '>', new Date(nowMs - GONE_AFTER_MS))
    .execute();
  return rows.map(({ player_id, tier, joined_at }) => ({
    id: player_id,
    tier,
    joinedAtMs: joined_at.getTime(),
  }));
}

/** Whoever can't be seated any more leaves the queue, so that nobody is paired with them again. */
async function dropUnseatable(deps: Deps, pool: QueuePool, playerIds: readonly string[]): Promise<void> {
  for (const playerId of playerIds) {
    try {
      await requireSeat(deps.db, playerId, liveGameOf(pool), deps.clock.nowMs());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await deps.db.deleteFrom('queue_ticket').where('player_id', '=', playerId).execute();
    }
  }
}

async function startGroup(deps: Deps, pool: QueuePool, group: readonly Waiting[]): Promise<void> {
  const playerIds = group.map(({ id }) => id);
  try {
    const change = await inTransaction(deps.db, async (tx) => {
      const { length } = await tx
        .deleteFrom('queue_ticket')
        .where('player_id', 'in', playerIds)
        .where('mode_id', '=', pool.mode_id)
        .where('plan_id', '=', pool.plan_id)
        .returning('player_id')
        .execute();
      // Somebody has just left; the others wait on.
      if (length < playerIds.length) throw new AppError('PLAYER_BUSY');
      return await startLiveMatch(deps, tx, liveGameOf(pool), { playerIds });
    });
    deps.engine.committed(change);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await dropUnseatable(deps, pool, playerIds);
  }
}

/** Whether this transaction is the one that pairs a pool now. */
async function isFirst(tx: Tx, { mode_id, plan_id }: QueuePool): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT pg_try_advisory_xact_lock(${PAIR_LOCK}, hashtext(${`${mode_id}/${plan_id}`})) AS taken`.execute(
    tx,
  );
  return rows[0]?.taken ?? false;
}

/**
 * Starts the matches of everybody who waits in a pool and can be put together. Whoever calls while another pairs the
 * same pool leaves it to them.
 */
export async function pairWaiting(deps: Deps, pool: QueuePool): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await isFirst(tx, pool))) return;
    const nowMs = deps.clock.nowMs();
    const groups = groupWaiting(await listWaiting(tx, pool, nowMs), liveGameOf(pool).mode, nowMs);
    const worker = async () => {
      for (let group = groups.pop(); group; group = groups.pop()) await startGroup(deps, pool, group);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  });
}
