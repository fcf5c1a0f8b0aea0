import type { Deps } from '../../../deps.ts';

/** Limit of a player's sessions: more than anyone has devices, but finite for scripts that sign in repeatedly. */
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
