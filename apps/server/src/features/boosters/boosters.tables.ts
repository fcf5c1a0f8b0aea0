import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import type { Generated } from 'kysely';

export interface PlayerBoosterTable {
  player_id: string;
  type: BoosterId;
  quantity: number;
}

export interface BoosterGrantTable {
  id: Generated<string>;
  player_id: string;
  type: BoosterId;
  quantity: number;
  /** Transfer that paid for it; null for a gift. */
  transfer_id: string | null;
  granted_at: Date;
}

export interface BoosterTables {
  player_booster: PlayerBoosterTable;
  booster_grant: BoosterGrantTable;
}
