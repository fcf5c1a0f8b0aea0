import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import type { Deps } from '../../../deps.ts';
import { announcementOf } from './publish-invitation.ts';
import { viewInvitation } from './view-invitation.ts';

/** Page size: more than a player can answer within an invitation's lifetime. */
const MOST = 20;

interface OpenInvitations {
  readonly data: InvitationEvent[];
  readonly serverTimeMs: number;
}

/**
 * Open invitations to the player, oldest first, for clients that missed the events. Their expiry refers to the
 * returned server time.
 */
export async function listInvitations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
): Promise<OpenInvitations> {
  const nowMs = clock.nowMs();
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('player as requester', 'requester.id', 'invitation.requester_id')
    .selectAll('invitation')
    .where('invitation.invitee_id', '=', playerId)
    .where('invitation.status', '=', 'open')
    .where('invitation.expires_at', '>', new Date(nowMs))
    .where('requester.deleted_at', 'is', null)
    .orderBy('invitation.created_at')
    .limit(MOST)
    .execute();
  const views = await Promise.all(rows.map((row) => viewInvitation(db, row, nowMs)));
  return { data: views.map(announcementOf), serverTimeMs: nowMs };
}
