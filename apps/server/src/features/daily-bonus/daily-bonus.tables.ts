export interface DailyBonusClaimTable {
  player_id: string;
  /** Baghdad day, `YYYY-MM-DD`. */
  day: string;
  day_of_row: number;
  coins: number;
  transfer_id: string;
  claimed_at: Date;
}

export interface DailyBonusTables {
  daily_bonus_claim: DailyBonusClaimTable;
}
