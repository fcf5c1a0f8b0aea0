import type { Db } from '../../lib/database/db.ts';
import { type PersonalData, ROWS_MAX } from '../personal-data.ts';

const notifications = (db: Db, playerId: string) =>
  db
    .selectFrom('notification')
    .select(['kind', 'data', 'created_at', 'read_at'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

export const notificationData: PersonalData = {
  exports: { notifications },
  erased: ['notification.player_id'],
};
