import { type PersonalData, ROWS_MAX } from '../../core/personal-data.ts';
import type { Db } from '../../lib/database/db.ts';

const accessories = (db: Db, playerId: string) =>
  db
    .selectFrom('player_cosmetic')
    .select(['cosmetic_id', 'taken_at'])
    .where('player_id', '=', playerId)
    .orderBy('taken_at')
    .limit(ROWS_MAX)
    .execute();

const appearance = (db: Db, playerId: string) =>
  db
    .selectFrom('player_appearance')
    .select(['worn', 'changed_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();

export const appearanceData: PersonalData = {
  exports: { accessories, appearance },
  erased: ['player_cosmetic.player_id', 'player_appearance.player_id'],
};
