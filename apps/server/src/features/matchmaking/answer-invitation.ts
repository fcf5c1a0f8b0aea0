import type { Invitation } from '@trivia/contract/matchmaking.ts';
import type { MatchChange } from '../../engine/engine.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import type { SignedInPlayer } from '../../plugins/authentication.ts';
import { liveGameOf } from './live-game.ts';
import { startLiveMatch } from './start-live-match.ts';
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

/** Starts the match of an invitation and closes it, in one transaction. */
async function accept(deps: Deps, tx: Tx, row: InvitationRow, playerId: string) {
  const playerIds = [row.requester_id, playerId];
  const change = await startLiveMatch(deps, tx, liveGameOf(row), { playerIds });
  const accepted = await tx
    .updateTable('invitation')
    .set({ status: 'accepted', match_id: change.matchId })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { accepted, change };
}

/** A repeat of an acceptance gives the match that it started. */
const isMine = async (tx: Tx, { match_id }: InvitationRow, playerId: string): Promise<boolean> => {
  if (match_id === null) return false;
  const seat = await tx
    .selectFrom('match_player')
    .select('match_id')
    .where('match_id', '=', match_id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return seat !== undefined;
};

/**
 * Accepts an invitation, once, however many answer at once. Refuses with INVITATION_NOT_FOUND, INVITATION_CLOSED and
 * PLAYER_BUSY, and with what either player may be refused with.
 */
export async function acceptInvitation(deps: Deps, player: SignedInPlayer, lock: Lock): Promise<Invitation> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  const nowMs = deps.clock.nowMs();
  let change: MatchChange | undefined;
  const row = await inTransaction(deps.db, async (tx) => {
    const found = await lock(tx);
    if (!found) throw new AppError('INVITATION_NOT_FOUND');
    if (await isMine(tx, found, player.id)) return found;
    if (found.status !== 'open' || found.expires_at.getTime() <= nowMs)
      throw new AppError('INVITATION_CLOSED');
    const started = await accept(deps, tx, found, player.id);
    change = started.change;
    return started.accepted;
  });
  if (change) deps.engine.committed(change);
  return await viewInvitation(deps.db, row, nowMs);
}

/** Declines, or takes back. What is closed stays as it is. */
export async function declineInvitation(deps: Deps, id: string, playerId: string): Promise<Invitation> {
  await findInvitation(deps.db, id, playerId);
  await deps.db
    .updateTable('invitation')
    .set({ status: 'declined' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
  const row = await findInvitation(deps.db, id, playerId);
  return await viewInvitation(deps.db, row, deps.clock.nowMs());
}
