import type { Generated } from 'kysely';

export interface ReferralTable {
  friend_id: string;
  referrer_id: string;
  status: Generated<'open' | 'held' | 'released' | 'paid' | 'refused'>;
  created_at: Date;
  decided_at: Date | null;
}

export interface ReferralTables {
  referral: ReferralTable;
}
