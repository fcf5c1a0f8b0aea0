import type { PersonalData } from '../../core/personal-data.ts';

export const onlineData: PersonalData = {
  kept: { 'online_player.player_id': 'It lists who is online, and ends with the connection.' },
};
