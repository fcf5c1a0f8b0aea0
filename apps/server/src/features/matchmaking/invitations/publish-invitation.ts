import type { Invitation } from '@trivia/contract/play/invitations.ts';
import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import type { Realtime } from '../../../realtime/realtime.ts';
import { publishUserEvent } from '../../live/publish-user-event.ts';
import type { InvitationRow } from './view-invitation.ts';

/** Event data for the invited player: the fields of the specification, plus id and expiry. */
export const announcementOf = ({
  id,
  plan,
  rematch,
  type,
  requester,
  expiresAtMs,
  honour,
}: Invitation): InvitationEvent => ({ id, plan, rematch, type, requester, expiresAtMs, honour });

/** Sends an invitation to the devices of the invited player. Call it after the commit. */
export const publishInvitation = (realtime: Realtime, inviteeId: string, invitation: Invitation): void =>
  publishUserEvent(realtime, inviteeId, 'invitation', announcementOf(invitation));

/** Informs both players' devices that an invitation was answered or withdrawn. Call it after the commit. */
export function publishInvitationClosed(
  realtime: Realtime,
  { id, status, match_id: matchId, requester_id }: InvitationRow,
  inviteeId: string | null,
): void {
  if (status === 'open') return;
  const players = inviteeId === null ? [requester_id] : [requester_id, inviteeId];
  for (const playerId of players)
    publishUserEvent(realtime, playerId, 'invitation_closed', { id, status, matchId });
}
