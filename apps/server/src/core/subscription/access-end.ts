import type { Db } from '../../lib/database/db.ts';

/** End of a player's Plus in milliseconds since 1970, over any number of consecutive grants; null without Plus. */
export async function accessEndMs(db: Db, playerId: string, nowMs: number): Promise<number | null> {
  const grants = await db
    .selectFrom('access_grant')
    .select(['starts_at', 'ends_at'])
    .where('player_id', '=', playerId)
    .where('ends_at', '>', new Date(nowMs))
    .where('revoked_at', 'is', null)
    .orderBy('starts_at')
    .execute();
  let endMs = nowMs;
  for (const { starts_at, ends_at } of grants) {
    if (starts_at.getTime() > endMs) break;
    endMs = Math.max(endMs, ends_at.getTime());
  }
  return endMs > nowMs ? endMs : null;
}
