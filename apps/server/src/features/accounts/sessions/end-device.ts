import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';

/** Signs out one device of the player. Another player's device looks like a missing one. */
export async function endDevice(
  { db, realtime }: Pick<Deps, 'db' | 'realtime'>,
  playerId: string,
  deviceId: string,
): Promise<null> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', deviceId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND');
  realtime.reconnectUser(playerId);
  return null;
}
