import type { PersonalData } from '../../core/personal-data.ts';

export const matchmakingData: PersonalData = {
  erased: ['queue_ticket.player_id', 'invitation.requester_id', 'invitation.invitee_id'],
};
