import { randomInt, randomUUID } from 'node:crypto';
import { lockPlayers } from '../../../core/players/lock-players.ts';
import type { Tx } from '../../../lib/database/db.ts';
import type { InvitationRow } from './view-invitation.ts';

const INVITATION_LIFE_MS = 59_000;
/** Lifetime of a link, longer because it has to be sent by other means. */
const LINK_LIFE_MS = 15 * 60 * 1000;
/** Letters and digits without look-alikes. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** New invitation; without an invitee it is a link for anyone. */
type NewInvitation = Pick<
  InvitationRow,
  'mode_id' | 'plan_id' | 'requester_id' | 'invitee_id' | 'rematch_of'
>;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Finds an open invitation with the same content. */
const findSame = (tx: Tx, wanted: NewInvitation, nowMs: number) =>
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

/** Stores an invitation. A repeat, such as after a lost reply, returns the open one. */
export async function storeInvitation(tx: Tx, wanted: NewInvitation, nowMs: number): Promise<InvitationRow> {
  const isLink = wanted.invitee_id === null;
  await lockPlayers(tx, [wanted.requester_id]);
  const same = isLink ? undefined : await findSame(tx, wanted, nowMs);
  if (same) return same;
  return await tx
    .insertInto('invitation')
    .values({
      ...wanted,
      id: randomUUID(),
      code: isLink ? newCode() : null,
      match_id: null,
      created_at: new Date(nowMs),
      expires_at: new Date(nowMs + (isLink ? LINK_LIFE_MS : INVITATION_LIFE_MS)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
