import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../lib/database/db.ts';

/** Idempotency key of the transfer that ends a match and empties its escrow. */
export const settlementKey = (matchId: string): string => `match:${matchId}:settlement`;

/** Idempotency key of a correction: the refund of what a voided question had cost a player. */
export const correctionKey = (matchId: string, questionId: string, playerId: string): string =>
  `match:${matchId}:void:${questionId}:${playerId}`;

/** Whether a finished match was cancelled and its stakes returned. */
export async function wasCancelled(db: Db, matchId: string): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_transfer')
    .select('id')
    .where('idempotency_key', '=', settlementKey(matchId))
    .where('reason', '=', 'match_refund')
    .executeTakeFirst();
  return found !== undefined;
}

/** SQL form of `wasCancelled` for the `match` of a query. */
export const isCancelled: RawBuilder<boolean> = sql`EXISTS (
  SELECT FROM ledger_transfer
   WHERE idempotency_key = 'match:' || match.id || ':settlement' AND reason = 'match_refund')`;
