import type { PersonalData } from '../../core/personal-data.ts';
import type { Db } from '../../lib/database/db.ts';

const staffRoles = (db: Db, playerId: string) =>
  db.selectFrom('staff').select(['roles', 'granted_at']).where('player_id', '=', playerId).execute();

export const staffData: PersonalData = { exports: { staffRoles }, erased: ['staff.player_id'] };
