import type { Invitation } from '@trivia/contract/play/invitations.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { liveGameOf } from '../live-game.ts';
import { publishBalances } from '../publish-balances.ts';
import { startLiveMatch } from '../start-live-match.ts';
import { hasSeat } from './has-seat.ts';
import { publishInvitationClosed } from './publish-invitation.ts';
import { findInvitation, type InvitationRow, viewInvitation } from './view-invitation.ts';

type Lock = (tx: Tx) => Promise<InvitationRow | undefined>;

export const lockInvitation =
  (id: string, playerId: string): Lock =>
  (tx) =>
    tx
      .selectFrom('invitation')
      .selectAll()
      .where('id', '=', id)
      .where('invitee_id', '=', playerId)
      .forUpdate()
      .executeTakeFirst();

export const lockLink =
  (code: string, playerId: string): Lock =>
  (tx) =>
    tx
      .selectFrom('invitation')
      .selectAll()
      .where('code', '=', code)
      .where('requester_id', '!=', playerId)
      .forUpdate()
      .executeTakeFirst();

/** Starts the match of an invitation and closes the invitation, in one transaction. */
async function accept(deps: Deps, tx: Tx, row: InvitationRow, playerId: string) {
  const seated = { callerId: playerId, others: [row.requester_id] };
  const change = await startLiveMatch(deps, tx, liveGameOf(row), seated);
  const accepted = await tx
    .updateTable('invitation')
    .set({ status: 'accepted', match_id: change.matchId })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { accepted, change };
}

/**
 * Accepts an invitation, once, even if many answer simultaneously. Refuses with INVITATION_NOT_FOUND,
 * INVITATION_CLOSED, the refusals of a seat for the caller, and PLAYER_BUSY or OPPONENT_UNABLE if the other player
 * can't play.
 */
export async function acceptInvitation(deps: Deps, player: SignedInPlayer, lock: Lock): Promise<Invitation> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  const nowMs = deps.clock.nowMs();
  const row = await inTransaction(deps.db, async (tx, afterCommit) => {
    const found = await lock(tx);
    if (!found) throw new AppError('INVITATION_NOT_FOUND');
    // A repeat of an acceptance returns the match that it started.
    if (await hasSeat(tx, found.match_id, player.id)) return found;
    if (found.status !== 'open' || found.expires_at.getTime() <= nowMs)
      throw new AppError('INVITATION_CLOSED');
    const { accepted, change } = await accept(deps, tx, found, player.id);
    afterCommit(() => {
      deps.engine.committed(change);
      void publishBalances(deps, change.matchId);
      publishInvitationClosed(deps.realtime, accepted, player.id);
    });
    return accepted;
  });
  return await viewInvitation(deps.db, row, nowMs);
}

/**
 * Declines or withdraws an invitation. A closed or expired one stays as it is. Refuses with
 * INVITATION_NOT_FOUND.
 */
export async function declineInvitation(deps: Deps, id: string, playerId: string): Promise<Invitation> {
  const nowMs = deps.clock.nowMs();
  await findInvitation(deps.db, id, playerId);
  const declined = await deps.db
    .updateTable('invitation')
    .set({ status: 'declined' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '>', new Date(nowMs))
    .returningAll()
    .executeTakeFirst();
  if (declined) publishInvitationClosed(deps.realtime, declined, declined.invitee_id);
  const row = declined ?? (await findInvitation(deps.db, id, playerId));
  return await viewInvitation(deps.db, row, nowMs);
}
