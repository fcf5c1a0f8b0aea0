import type { StaffRole } from '@trivia/contract/staff/staff.ts';
import type { Db } from '../../lib/database/db.ts';

export interface StaffMember {
  readonly id: string;
  readonly username: string | null;
  readonly roles: readonly StaffRole[];
}

/** All players with a role, by name. */
export const listStaff = (db: Db): Promise<StaffMember[]> =>
  db
    .selectFrom('staff')
    .innerJoin('player', 'player.id', 'staff.player_id')
    .select(['player.id', 'player.username', 'staff.roles'])
    .orderBy('player.username')
    .execute();
