import type { StaffRole } from '@trivia/contract/staff/staff.ts';
import type { Actor } from '../../core/audit/actor.ts';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';

export interface RoleChange {
  readonly playerId: string;
  readonly role: StaffRole;
}

/** Reads and locks the roles of a player; undefined for an unknown account. */
async function lockRoles(tx: Tx, playerId: string): Promise<readonly StaffRole[] | undefined> {
  const player = await tx
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!player) return undefined;
  const staff = await tx
    .selectFrom('staff')
    .select('roles')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return staff?.roles ?? [];
}

async function writeRoles(tx: Tx, playerId: string, roles: StaffRole[], nowMs: number): Promise<void> {
  await tx.deleteFrom('staff').where('player_id', '=', playerId).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('staff')
    .values({ player_id: playerId, roles, granted_at: new Date(nowMs) })
    .execute();
}

/** Grants or revokes a role. Returns false if nothing changes, or the id is unknown. */
async function changeRole(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { playerId, role }: RoleChange,
  isGranted: boolean,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const roles = await lockRoles(tx, playerId);
    if (!roles || roles.includes(role) === isGranted) return false;
    const others = roles.filter((other) => other !== role);
    const nowMs = clock.nowMs();
    await writeRoles(tx, playerId, isGranted ? [...others, role] : others, nowMs);
    const action = isGranted ? 'staff.granted' : 'staff.revoked';
    await recordAudit(
      tx,
      actor,
      { action, subject: { kind: 'player', id: playerId }, details: { role } },
      nowMs,
    );
    return true;
  });
}

type Change = (deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, change: RoleChange) => Promise<boolean>;

export const grantRole: Change = (deps, actor, change) => changeRole(deps, actor, change, true);
export const revokeRole: Change = (deps, actor, change) => changeRole(deps, actor, change, false);
