import type { PersonalData } from '../../core/personal-data.ts';

export const playData: PersonalData = {
  erased: ['next_seed.player_id'],
};
