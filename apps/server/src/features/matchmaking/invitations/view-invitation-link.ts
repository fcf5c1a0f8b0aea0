import type { Invitation } from '@trivia/contract/play/invitations.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { hasSeat } from './has-seat.ts';
import { viewInvitation } from './view-invitation.ts';

/** Shows the requester and the game of a link. Refuses with INVITATION_NOT_FOUND. */
export async function viewInvitationLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  code: string,
): Promise<Invitation> {
  const row = await db.selectFrom('invitation').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw new AppError('INVITATION_NOT_FOUND');
  const view = await viewInvitation(db, row, clock.nowMs());
  const isMine = await hasSeat(db, view.matchId, playerId);
  return isMine ? view : { ...view, matchId: null };
}
