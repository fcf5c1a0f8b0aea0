import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { invalidField } from '../../../lib/app-error.ts';
import { lockCaller } from '../lock-caller.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { changeAccess } from '../sessions/change-access.ts';

/**
 * Hides an account at once and ends its sessions and links; it is erased 30 days later. Requires the
 * password, if there is one.
 */
export async function deleteAccount(
  deps: Deps,
  { id: playerId, sessionId }: Pick<SignedInPlayer, 'id' | 'sessionId'>,
  password: string | undefined,
): Promise<null> {
  const { has_password } = await deps.db
    .selectFrom('player')
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (has_password) {
    if (!password) throw invalidField('password', 'field.passwordRequired');
    await requirePassword(deps, playerId, password, sessionId);
  }
  await changeAccess(deps, async ({ tx, endSessions }) => {
    await lockCaller(tx, { id: playerId, sessionId });
    await endSessions(playerId);
    await tx
      .updateTable('player')
      .set({ deleted_at: new Date(deps.clock.nowMs()) })
      .where('id', '=', playerId)
      .execute();
  });
  return null;
}
