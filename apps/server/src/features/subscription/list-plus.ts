import { sql } from 'kysely';
import type { Db } from '../../lib/deps.ts';

/** Players who are on Plus now; the others are on freemium. */
export async function listPlus(
  db: Db,
  playerIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const now = new Date(nowMs);
  const grants = await db
    .selectFrom('access_grant')
    .select('player_id')
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('revoked_at', 'is', null)
    .execute();
  return new Set(grants.map(({ player_id }) => player_id));
}
