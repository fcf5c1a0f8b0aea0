import type { PersonalData } from '../../core/personal-data.ts';

export const dailyChallengeData: PersonalData = {
  kept: { 'daily_play.player_id': 'It keeps a day’s places in order, and leads to no name.' },
};
