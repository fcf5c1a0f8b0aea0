import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { liveTypes } from '@trivia/contract/play/live-games.ts';
import type { Selectable } from 'kysely';
import { findPerson } from '../../../core/players/find-person.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Db } from '../../../lib/database/db.ts';
import { findHonour } from '../find-honour.ts';
import { liveGameOf } from '../live-game.ts';
import type { InvitationTable } from '../matchmaking.tables.ts';

export type InvitationRow = Selectable<InvitationTable>;

const statusOf = ({ status, expires_at }: InvitationRow, nowMs: number): Invitation['status'] =>
  status === 'open' && expires_at.getTime() <= nowMs ? 'expired' : status;

/** Reason why requester and invitee would play for honour; undefined for a link. */
async function findPairHonour(db: Db, { requester_id, invitee_id }: InvitationRow, nowMs: number) {
  if (invitee_id === null) return null;
  const pair = [requester_id, invitee_id].map(
    (id) => ({ id, membership: 'freemium', isBot: false }) as const,
  );
  const [honour] = await findHonour(db, [pair], nowMs);
  return honour ?? null;
}

/** An invitation as both sides see it. */
export async function viewInvitation(db: Db, row: InvitationRow, nowMs: number): Promise<Invitation> {
  const { mode } = liveGameOf(row);
  return {
    id: row.id,
    type: liveTypes.find((type) => type === mode.type) ?? 'headtohead',
    plan: row.plan_id,
    rematch: row.rematch_of !== null,
    requester: await findPerson(db, row.requester_id),
    status: statusOf(row, nowMs),
    matchId: row.match_id,
    code: row.code,
    expiresAtMs: row.expires_at.getTime(),
    honour: await findPairHonour(db, row, nowMs),
  };
}

/** Finds an invitation, only for its two players. */
export async function findInvitation(db: Db, id: string, playerId: string): Promise<InvitationRow> {
  const row = await db
    .selectFrom('invitation')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('requester_id', '=', playerId), eb('invitee_id', '=', playerId)]))
    .executeTakeFirst();
  if (!row) throw new AppError('INVITATION_NOT_FOUND');
  return row;
}
