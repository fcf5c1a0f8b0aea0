import type { TierId } from '@trivia/rules/tiers.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../lib/database/db.ts';
import type { QueuePool } from '../matchmaking.tables.ts';
import { ABSENT_AFTER_MS } from './pair-waiting.ts';

/**
 * Adds players to a queue, or refreshes their tickets. A player who was absent or changes the game starts waiting
 * anew. Returns the start of each player's wait, in milliseconds since 1970.
 */
export async function storeTickets(
  tx: Tx,
  { mode_id, plan_id }: QueuePool,
  tiersById: ReadonlyMap<string, TierId>,
  nowMs: number,
): Promise<ReadonlyMap<string, number>> {
  if (tiersById.size === 0) return new Map();
  const [now, stale] = [new Date(nowMs), new Date(nowMs - ABSENT_AFTER_MS)];
  const rows = [...tiersById]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([player_id, tier]) => ({
      player_id,
      mode_id,
      plan_id,
      tier,
      joined_at: now,
      seen_at: now,
      called_at: null,
    }));
  const waitsOn = sql<boolean>`queue_ticket.seen_at > ${stale} AND queue_ticket.mode_id = excluded.mode_id
                               AND queue_ticket.plan_id = excluded.plan_id`;
  const kept = await tx
    .insertInto('queue_ticket')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        mode_id,
        plan_id,
        tier: sql`excluded.tier`,
        seen_at: now,
        joined_at: sql`CASE WHEN ${waitsOn} THEN queue_ticket.joined_at ELSE excluded.joined_at END`,
        called_at: sql`CASE WHEN ${waitsOn} THEN queue_ticket.called_at END`,
      }),
    )
    .returning(['player_id', 'joined_at'])
    .execute();
  return new Map(kept.map(({ player_id, joined_at }) => [player_id, joined_at.getTime()]));
}
