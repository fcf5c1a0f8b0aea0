import { randomInt, randomUUID } from 'node:crypto';
import type { Invitation, LiveType } from '@trivia/contract/matchmaking.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Db, Deps, Tx } from '../../lib/deps.ts';
import type { SignedInPlayer } from '../../plugins/authentication.ts';
import { requireSeat } from './check-seats.ts';
import { requireFree } from './find-live-match.ts';
import { findLiveGame } from './live-game.ts';
import { lockPlayers } from './lock-players.ts';
import { tellInvitation } from './tell-invitation.ts';
import { type InvitationRow, viewInvitation } from './view-invitation.ts';

export const INVITATION_LIFE_MS = 59_000;
/** A link has to be sent by other means first. */
const LINK_LIFE_MS = 15 * 60 * 1000;
/** Without those that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

export interface CreateInvitation {
  readonly player: SignedInPlayer;
  readonly body: {
    readonly type: LiveType;
    readonly mode: 'multi';
    readonly plan: string;
    readonly playerId?: string | undefined;
  };
}

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

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

type NewInvitation = Pick<
  InvitationRow,
  'mode_id' | 'plan_id' | 'requester_id' | 'invitee_id' | 'rematch_of'
> & { readonly lifeMs: number };

/** The same that was asked before, and waits for its answer. */
const findSame = (tx: Tx, { lifeMs, ...wanted }: NewInvitation, nowMs: number) =>
  tx
    .selectFrom('invitation')
    .selectAll()
    .where('mode_id', '=', wanted.mode_id)
    .where('plan_id', '=', wanted.plan_id)
    .where('requester_id', '=', wanted.requester_id)
    .where('invitee_id', '=', wanted.invitee_id)
    .where('rematch_of', 'is not distinct from', wanted.rematch_of)
    .where('status', '=', 'open')
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();

/** Keeps an invitation; a repeat, as of a call whose answer was lost, gives the one that is open. */
export async function keepInvitation(tx: Tx, wanted: NewInvitation, nowMs: number): Promise<InvitationRow> {
  await lockPlayers(tx, [wanted.requester_id]);
  const { lifeMs, ...row } = wanted;
  const same = row.invitee_id === null ? undefined : await findSame(tx, wanted, nowMs);
  if (same) return same;
  return await tx
    .insertInto('invitation')
    .values({
      ...row,
      id: randomUUID(),
      code: row.invitee_id === null ? newCode() : null,
      match_id: null,
      created_at: new Date(nowMs),
      expires_at: new Date(nowMs + lifeMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Invites one player, or whoever opens the link. Refuses what the requester could not play themselves, with NOT_FOUND
 * who can't be invited, with ALREADY_PLAYING a requester and with PLAYER_BUSY a player who is in a live match.
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
    plan_id: game.figures.id,
    requester_id: player.id,
    invitee_id: inviteeId,
    rematch_of: null,
    lifeMs: inviteeId === null ? LINK_LIFE_MS : INVITATION_LIFE_MS,
  };
  const row = await inTransaction(db, (tx) => keepInvitation(tx, wanted, nowMs));
  const view = await viewInvitation(db, row, nowMs);
  if (inviteeId !== null) tellInvitation(deps.realtime, inviteeId, view);
  return view;
}
