import type { Generated } from 'kysely';

export interface ReferralTable {
  friend_id: string;
  referrer_id: string;
  status: Generated<'open' | 'held' | 'released' | 'paid' | 'refused'>;
  /** Games that the friend finished with at least one answer. */
  games: Generated<number>;
  created_at: Date;
  decided_at: Date | null;
}

export interface ReferralTables {
  referral: ReferralTable;
}
