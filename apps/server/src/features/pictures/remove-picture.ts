import type { Tx } from '../../lib/database/db.ts';

/** Removes a player's picture; a job deletes its file. */
export async function removePictureOf(tx: Tx, playerId: string, now: Date): Promise<void> {
  const removed = await tx
    .deleteFrom('player_picture')
    .where('player_id', '=', playerId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return;
  await tx
    .insertInto('removed_picture')
    .values({ id: removed.id, removed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
