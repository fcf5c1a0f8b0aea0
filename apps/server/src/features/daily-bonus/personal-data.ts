import { type PersonalData, ROWS_MAX } from '../../core/personal-data.ts';
import type { Db } from '../../lib/database/db.ts';

const dailyBonuses = (db: Db, playerId: string) =>
  db
    .selectFrom('daily_bonus_claim')
    .select(['day', 'day_of_row', 'coins', 'claimed_at'])
    .where('player_id', '=', playerId)
    .orderBy('day')
    .limit(ROWS_MAX)
    .execute();

export const dailyBonusData: PersonalData = {
  exports: { dailyBonuses },
  erased: ['daily_bonus_claim.player_id'],
};
