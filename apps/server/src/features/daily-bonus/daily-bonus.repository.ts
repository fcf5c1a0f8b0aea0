import type { BonusClaim } from '@trivia/rules/daily-bonus.ts';
import type { Db } from '../../lib/database/db.ts';

/** The player's latest claim. */
export async function findLastClaim(db: Db, playerId: string): Promise<BonusClaim | undefined> {
  const row = await db
    .selectFrom('daily_bonus_claim')
    .select(['day', 'day_of_row'])
    .where('player_id', '=', playerId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { day: row.day, dayOfRow: row.day_of_row };
}
