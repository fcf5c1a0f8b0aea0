import { type PersonalData, ROWS_MAX } from '../../core/personal-data.ts';
import type { Db } from '../../lib/database/db.ts';

const plusDays = (db: Db, playerId: string) =>
  db
    .selectFrom('plus_days_redemption')
    .select(['offer_id', 'days', 'points', 'redeemed_at'])
    .where('player_id', '=', playerId)
    .orderBy('redeemed_at')
    .limit(ROWS_MAX)
    .execute();

export const plusDaysData: PersonalData = {
  exports: { plusDays },
  kept: { 'plus_days_redemption.player_id': 'What was bought is part of the books.' },
};
