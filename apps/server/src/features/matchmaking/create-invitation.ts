import { randomInt, randomUUID } from 'node:crypto';
import type { Invitation, LiveType } from '@trivia/contract/matchmaking.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db, Deps } from '../../lib/deps.ts';
import type { SignedInPlayer } from '../../plugins/authentication.ts';
import { tellUser } from '../../realtime/players/tell-user.ts';
import { requireSeat } from './check-seats.ts';
import { findLiveMatch } from './find-live-match.ts';
import { findLiveGame } from './live-game.ts';
import type { InvitationRow } from './view-invitation.ts';
import { viewInvitation } from './view-invitation.ts';

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
  if (await findLiveMatch(db, inviteeId)) throw new AppError('PLAYER_BUSY');
}

export async function insertInvitation(
  db: Db,
  {
    lifeMs,
    ...row
  }: Pick<InvitationRow, 'mode_id' | 'plan_id' | 'requester_id' | 'invitee_id' | 'rematch_of'> & {
    readonly lifeMs: number;
  },
  nowMs: number,
): Promise<InvitationRow> {
  return await db
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

/** Invites one player, or whoever opens the link. Refuses what the requester could not play themselves. */
export async function createInvitation(deps: Deps, { player, body }: CreateInvitation): Promise<Invitation> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  const { db } = deps;
  const nowMs = deps.clock.nowMs();
  const game = findLiveGame(body);
  if (await findLiveMatch(db, player.id)) throw new AppError('PLAYER_BUSY');
  await requireSeat(db, player.id, game, nowMs);
  if (body.playerId) await requireInvitee(db, body.playerId, player.id);
  const invited = {
    mode_id: game.mode.id,
    plan_id: game.figures.id,
    requester_id: player.id,
    invitee_id: body.playerId ?? null,
    rematch_of: null,
    lifeMs: body.playerId ? INVITATION_LIFE_MS : LINK_LIFE_MS,
  };
  const view = await viewInvitation(db, await insertInvitation(db, invited, nowMs), nowMs);
  if (body.playerId) tellUser(deps.realtime, body.playerId, 'invitation', announcementOf(view));
  return view;
}

/** What the invited player's devices hear: the fields of the specification, and where to answer. */
export const announcementOf = ({ id, plan, rematch, type, requester, expiresAtMs }: Invitation) => ({
  id,
  plan,
  rematch,
  type,
  requester,
  expiresAtMs,
});
