import type { PersonalData } from '../../core/personal-data.ts';

export const statisticsData: PersonalData = {
  kept: {
    'player_mode_statistics.player_id': 'Sums of matches that are kept; they lead to no name.',
    'player_category_statistics.player_id': 'Sums of matches that are kept; they lead to no name.',
  },
};
