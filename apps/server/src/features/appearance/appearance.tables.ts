import type { Appearance } from '@trivia/contract/store/cosmetics.ts';
import type { ColumnType } from 'kysely';

export interface PlayerCosmeticTable {
  player_id: string;
  cosmetic_id: string;
  /** Transfer that paid for it; null for a gift of Plus. */
  transfer_id: string | null;
  taken_at: Date;
}

export interface PlayerAppearanceTable {
  player_id: string;
  worn: ColumnType<Partial<Appearance>, string, string>;
  changed_at: Date;
}

export interface AppearanceTables {
  player_cosmetic: PlayerCosmeticTable;
  player_appearance: PlayerAppearanceTable;
}
