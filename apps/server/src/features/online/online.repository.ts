/** Rows of a server and the players connected to it. */
import { tiers } from '@trivia/rules/tiers.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/database/db.ts';

const tierStarts = tiers.map(({ fromPoints }) => fromPoints);

/** Writes a heartbeat. Returns true if the node is new or had been removed. */
export async function beat(tx: Tx, nodeId: string, nowMs: number): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    INSERT INTO online_node (node_id, beat_at) VALUES (${nodeId}, ${new Date(nowMs)})
    ON CONFLICT (node_id) DO UPDATE SET beat_at = excluded.beat_at
    RETURNING xmax = 0 AS "isNew"`.execute(tx);
  return rows[0]?.isNew ?? true;
}

/** Deletes silent nodes, and the players connected to them. */
export const forgetSilentNodes = (tx: Tx, sinceMs: number): Promise<unknown> =>
  tx.deleteFrom('online_node').where('beat_at', '<', new Date(sinceMs)).execute();

export const forgetNode = (db: Db, nodeId: string): Promise<unknown> =>
  db.deleteFrom('online_node').where('node_id', '=', nodeId).execute();

/** Inserts or updates players, with the tier and name that others see. */
export const upsertPlayers = (tx: Tx, nodeId: string, playerIds: readonly string[]): Promise<unknown> =>
  sql`
    INSERT INTO online_player (node_id, player_id, tier_rank, name_key)
    SELECT ${nodeId}::uuid, p.id, width_bucket(coalesce(a.earned, 0), ${tierStarts}::bigint[]) - 1,
           coalesce(p.username_key, lower(p.given_name), '')
      FROM player p
      LEFT JOIN ledger_account a ON a.player_id = p.id AND a.kind = 'player' AND a.currency = 'point'
     WHERE p.id = ANY (${playerIds}::uuid[])
       AND p.completed_at IS NOT NULL AND p.deleted_at IS NULL AND NOT p.is_bot
    ON CONFLICT (node_id, player_id) DO UPDATE SET tier_rank = excluded.tier_rank, name_key = excluded.name_key
     WHERE (online_player.tier_rank, online_player.name_key) <> (excluded.tier_rank, excluded.name_key)`.execute(
    tx,
  );

export const removePlayers = (tx: Tx, nodeId: string, playerIds: readonly string[]): Promise<unknown> =>
  sql`DELETE FROM online_player WHERE node_id = ${nodeId} AND player_id = ANY (${playerIds}::uuid[])`.execute(
    tx,
  );

/** Stores the number of players, so that readers need not count. */
export const storePlayerCount = (tx: Tx, nodeId: string): Promise<unknown> =>
  sql`UPDATE online_node SET players = (SELECT count(*) FROM online_player WHERE node_id = ${nodeId})
       WHERE node_id = ${nodeId}`.execute(tx);
