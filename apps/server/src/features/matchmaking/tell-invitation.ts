import type { Invitation } from '@trivia/contract/matchmaking.ts';
import type { InvitationEvent } from '@trivia/contract/realtime.ts';
import { tellUser } from '../../realtime/players/tell-user.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import type { InvitationRow } from './view-invitation.ts';

/** What the invited player's devices hear: the fields of the specification, and where to answer until when. */
export const announcementOf = ({
  id,
  plan,
  rematch,
  type,
  requester,
  expiresAtMs,
  honour,
}: Invitation): InvitationEvent => ({ id, plan, rematch, type, requester, expiresAtMs, honour });

/** Shows an invitation on the devices of who is invited. After the commit. */
export const tellInvitation = (realtime: Realtime, inviteeId: string, invitation: Invitation): void =>
  tellUser(realtime, inviteeId, 'invitation', announcementOf(invitation));

/**
 * Lets the devices of both know that an invitation was answered or taken back: who waits for the answer goes on, and
 * nobody is asked any more. After the commit.
 */
export function tellClosed(
  realtime: Realtime,
  { id, status, match_id: matchId, requester_id }: InvitationRow,
  inviteeId: string | null,
): void {
  if (status === 'open') return;
  const players = inviteeId === null ? [requester_id] : [requester_id, inviteeId];
  for (const playerId of players) tellUser(realtime, playerId, 'invitation_closed', { id, status, matchId });
}
