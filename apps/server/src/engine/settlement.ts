import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../lib/deps.ts';

/** Whatever ends a match books under this key, so that its escrow is emptied once. */
export const settlementKey = (matchId: string): string => `match:${matchId}:settlement`;

/** Under which is booked what a wrong question cost a player of a match that was over. */
export const correctionKey = (matchId: string, questionId: string, playerId: string): string =>
  `match:${matchId}:void:${questionId}:${playerId}`;

/** Whether a match that is over was called off, and its stakes returned. */
export async function wasCancelled(db: Db, matchId: string): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_transfer')
    .select('id')
    .where('idempotency_key', '=', settlementKey(matchId))
    .where('reason', '=', 'match_refund')
    .executeTakeFirst();
  return found !== undefined;
}

/** `wasCancelled` for each `match` of the statement that this is a part of. */
export const isCancelled: RawBuilder<boolean> = sql`EXISTS (
  SELECT FROM ledger_transfer
   WHERE idempotency_key = 'match:' || match.id || ':settlement' AND reason = 'match_refund')`;
