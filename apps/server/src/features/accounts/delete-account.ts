import { invalidField } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { lockPlayer } from './accounts.repository.ts';
import { requirePassword } from './require-password.ts';

/** Hides an account at once and ends its sessions; it is erased 30 days later. Where it has a password, that is asked for. */
export async function deleteAccount(
  deps: Deps,
  playerId: string,
  password: string | undefined,
): Promise<null> {
  const { has_password } = await deps.db
    .selectFrom('player')
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (has_password) {
    if (!password) throw invalidField('password', 'field.passwordRequired');
    await requirePassword(deps, playerId, password);
  }
  await deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId);
    await tx
      .updateTable('player')
      .set({ deleted_at: new Date(deps.clock.nowMs()) })
      .where('id', '=', playerId)
      .execute();
    await tx.deleteFrom('session').where('player_id', '=', playerId).execute();
  });
  deps.realtime.reconnectUser(playerId);
  return null;
}
