import type { RedemptionFacts } from '@trivia/rules/store/gift-card-holds.ts';
import { sql } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';

/**
 * Locks the player's devices until the transaction ends, so that each redemption sees earlier ones. Networks are not
 * locked, because thousands of players share one.
 */
export async function lockDevices(tx: Tx, playerId: string): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT ('x' || left(encode(subject_hash, 'hex'), 16))::bit(64)::bigint AS key
        FROM sighting WHERE player_id = ${playerId} AND kind = 'device' ORDER BY key) device`.execute(tx);
}

/** Finds the facts that decide whether a redemption is held. */
export async function findFacts(tx: Tx, playerId: string, nowMs: number): Promise<RedemptionFacts> {
  const now = new Date(nowMs);
  const { rows } = await sql<RedemptionFacts>`
    WITH related AS (
      SELECT DISTINCT own.kind, r.player_id, r.redeemed_at
        FROM sighting own
        JOIN sighting other USING (kind, subject_hash)
        JOIN gift_card_redemption r ON r.player_id = other.player_id
       WHERE own.player_id = ${playerId} AND other.player_id <> ${playerId}
         AND r.status <> 'refused' AND r.redeemed_at > ${now}::timestamptz - interval '30 days'),
    earned AS (
      SELECT e.earned, t.booked_at > ${now}::timestamptz - interval '1 day' AS is_today
        FROM ledger_account a
        JOIN ledger_entry e ON e.account_id = a.id
        JOIN ledger_transfer t ON t.id = e.transfer_id
       WHERE a.player_id = ${playerId} AND a.currency = 'point' AND e.earned > 0
         AND t.booked_at > ${now}::timestamptz - interval '30 days')
    SELECT floor(extract(epoch FROM ${now}::timestamptz - p.created_at) / 86400)::int AS "accountAgeDays",
           (SELECT count(DISTINCT player_id) FROM related WHERE kind = 'device')::int AS "redeemersOnDevice",
           (SELECT count(DISTINCT player_id) FROM related
             WHERE kind = 'network' AND redeemed_at > ${now}::timestamptz - interval '1 day')::int
             AS "redeemersOnNetwork",
           (SELECT count(*) FROM gift_card_redemption r
             WHERE r.player_id = p.id AND r.redeemed_at > ${now}::timestamptz - interval '1 day')::int
             AS "redeemedToday",
           (SELECT coalesce(sum(earned), 0) FROM earned WHERE is_today)::int AS "earnedToday",
           (SELECT coalesce(sum(earned), 0) FROM earned WHERE NOT is_today)::int AS "earnedBefore"
      FROM player p WHERE p.id = ${playerId}`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error(`No player ${playerId}`);
  return facts;
}
