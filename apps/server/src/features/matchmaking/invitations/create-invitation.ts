import type { Invitation } from '@trivia/contract/play/invitations.ts';
import type { LiveType } from '@trivia/contract/play/live-games.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Db } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { requireSeat } from '../check-seats.ts';
import { requireFree } from '../find-live-match.ts';
import { findLiveGame } from '../live-game.ts';
import { publishInvitation } from './publish-invitation.ts';
import { storeInvitation } from './store-invitation.ts';
import { viewInvitation } from './view-invitation.ts';

export interface CreateInvitation {
  readonly player: SignedInPlayer;
  readonly body: {
    readonly type: LiveType;
    readonly mode: 'multi';
    readonly plan: string;
    readonly playerId?: string | undefined;
  };
}

async function requireInvitee(db: Db, inviteeId: string, ownId: string): Promise<void> {
  const found = await db
    .selectFrom('player')
    .select('id')
    .where('id', '=', inviteeId)
    .where('id', '!=', ownId)
    .where('completed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('is_bot', '=', false)
    .executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
}

/**
 * Invites one player, or anyone with the link. Refuses a game that the requester can't play, a player who can't be
 * invited with NOT_FOUND, and with ALREADY_PLAYING or PLAYER_BUSY while one of the two is in a live match.
 */
export async function createInvitation(deps: Deps, { player, body }: CreateInvitation): Promise<Invitation> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  const { db } = deps;
  const nowMs = deps.clock.nowMs();
  const game = findLiveGame(body);
  const inviteeId = body.playerId ?? null;
  if (inviteeId !== null) await requireInvitee(db, inviteeId, player.id);
  await requireFree(db, player.id, inviteeId);
  await requireSeat(db, player.id, game, nowMs);
  const wanted = {
    mode_id: game.mode.id,
    plan_id: game.stakes.id,
    requester_id: player.id,
    invitee_id: inviteeId,
    rematch_of: null,
  };
  const row = await inTransaction(db, (tx) => storeInvitation(tx, wanted, nowMs));
  const view = await viewInvitation(db, row, nowMs);
  if (inviteeId !== null) publishInvitation(deps.realtime, inviteeId, view);
  return view;
}
