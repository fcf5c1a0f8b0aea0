import type { Deps } from '../../lib/deps.ts';

/** Most sessions of a player: more devices than anybody has, and the end for a script that signs in again and again. */
const SESSIONS_MAX = 20;

/** Ends the sessions of a player that were used longest ago, beyond the twenty last ones. */
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
