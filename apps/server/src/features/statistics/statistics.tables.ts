import type { ModeId } from '@trivia/rules/match/mode.ts';
import type { Generated } from 'kysely';

export interface PlayerModeStatisticsTable {
  player_id: string;
  mode_id: ModeId;
  played: Generated<number>;
  won: Generated<number>;
  answered: Generated<number>;
  right_answers: Generated<number>;
  earned_points: Generated<number>;
}

export interface PlayerCategoryStatisticsTable {
  player_id: string;
  category_id: string;
  answered: Generated<number>;
  right_answers: Generated<number>;
}

export interface StatisticsTables {
  player_mode_statistics: PlayerModeStatisticsTable;
  player_category_statistics: PlayerCategoryStatisticsTable;
}
