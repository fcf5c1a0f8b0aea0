import { AppError } from '../../../lib/app-error.ts';
import type { lockPlayer } from '../accounts.repository.ts';
import type { AccessChange } from '../sessions/change-access.ts';
import { disownAddress, lockAddress, proveAddress } from './addresses.repository.ts';

type Player = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>;

/**
 * Undoes a change of address for the reader of the old mailbox, even if the account was deleted or another one has
 * verified the address meanwhile. All access of a thief ends, and so does the profile's edit lock, so that the owner
 * can correct other changes.
 */
export async function restoreEmail(
  change: AccessChange,
  player: Player,
  email: string,
  now: Date,
): Promise<void> {
  const { tx, endAll } = change;
  await endAll(player.id);
  await lockAddress(tx, email);
  await disownAddress(tx, player.id, email);
  if (!(await proveAddress(tx, player.id, email, now))) throw new AppError('LINK_EXPIRED');
  await tx
    .updateTable('player')
    .set({ deleted_at: null, profile_changed_at: null })
    .where('id', '=', player.id)
    .execute();
}
