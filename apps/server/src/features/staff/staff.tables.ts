import type { StaffRole } from '@trivia/contract/staff/staff.ts';

export interface StaffTable {
  player_id: string;
  roles: StaffRole[];
  granted_at: Date;
}

export interface StaffTables {
  staff: StaffTable;
}
