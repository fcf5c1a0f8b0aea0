import type { PersonalData } from '../personal-data.ts';

export const mailData: PersonalData = {
  erased: ['mail_outbox.player_id'],
};
