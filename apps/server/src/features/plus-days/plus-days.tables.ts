import type { Generated } from 'kysely';

export interface PlusDaysRedemptionTable {
  id: Generated<string>;
  player_id: string;
  offer_id: string;
  days: number;
  points: number;
  transfer_id: string;
  grant_id: string;
  redeemed_at: Date;
}

export interface PlusDaysTables {
  plus_days_redemption: PlusDaysRedemptionTable;
}
