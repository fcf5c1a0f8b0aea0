import { type PersonalData, ROWS_MAX } from '../../core/personal-data.ts';
import type { Db } from '../../lib/database/db.ts';

const boosters = (db: Db, playerId: string) =>
  db
    .selectFrom('player_booster')
    .select(['type', 'quantity'])
    .where('player_id', '=', playerId)
    .orderBy('type')
    .execute();

const boosterGrants = (db: Db, playerId: string) =>
  db
    .selectFrom('booster_grant')
    .select(['type', 'quantity', 'granted_at'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

const boosterUses = (db: Db, playerId: string) =>
  db
    .selectFrom('match_player as seat')
    .innerJoin('match_booster as used', (join) =>
      join.onRef('used.match_id', '=', 'seat.match_id').onRef('used.player_id', '=', 'seat.player_id'),
    )
    .select(['used.match_id', 'used.round', 'used.type', 'used.used_at'])
    .where('seat.player_id', '=', playerId)
    .orderBy('used.used_at')
    .limit(ROWS_MAX)
    .execute();

export const boosterData: PersonalData = {
  exports: { boosters, boosterGrants, boosterUses },
  erased: ['player_booster.player_id', 'booster_grant.player_id'],
};
