import { groupWaiting, type Waiting } from '@trivia/rules/matchmaking.ts';
import { sql } from 'kysely';
import type { Db, Deps, Tx } from '../../lib/deps.ts';
import { liveGameOf } from './live-game.ts';
import type { QueuePool } from './matchmaking.tables.ts';
import { startGroups } from './start-groups.ts';

/** Who was not heard of for so long has gone. */
export const GONE_AFTER_MS = 8_000;
/** Matches that are started in one transaction, and transactions beside each other. */
const TOGETHER = 16;
const AT_ONCE = 3;
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

/** From here to the end of the transaction no other server pairs this pool. */
const lockPool = (tx: Tx, { mode_id, plan_id }: QueuePool) =>
  sql`SELECT pg_advisory_xact_lock(${PAIR_LOCK}, hashtext(${`${mode_id}/${plan_id}`}))`.execute(tx);

/** Starts the matches of everybody who waits in a pool and can be put together. */
export async function pairWaiting(deps: Deps, pool: QueuePool): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockPool(tx, pool);
    const nowMs = deps.clock.nowMs();
    const groups = groupWaiting(await listWaiting(tx, pool, nowMs), liveGameOf(pool).mode, nowMs);
    const worker = async () => {
      while (groups.length > 0) await startGroups(deps, pool, groups.splice(0, TOGETHER));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  });
}
