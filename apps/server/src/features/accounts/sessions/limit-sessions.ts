import type { Deps } from '../../../deps.ts';

/**
 * Most sessions of a player: more than a player has devices, and a limit for scripts that sign in again and
 * again.
 */
const SESSIONS_MAX = 20;

/** Ends a player's sessions beyond the twenty most recently used. */
export async function limitSessions(
  { db, realtime }: Pick<Deps, 'db' | 'realtime'>,
  playerId: string,
): Promise<void> {
  const oldest = db
    .selectFrom('session')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .offset(SESSIONS_MAX);
  const { numDeletedRows } = await db.deleteFrom('session').where('id', 'in', oldest).executeTakeFirst();
  if (numDeletedRows > 0n) realtime.reconnectUser(playerId);
}
