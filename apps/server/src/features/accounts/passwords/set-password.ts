import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { AppError } from '../../../lib/app-error.ts';
import { lockCaller } from '../lock-caller.ts';
import { loadUser } from '../profile/load-user.ts';
import { changeAccess } from '../sessions/change-access.ts';
import { startSession } from '../sessions/start-session.ts';
import { fillClaimHash } from './claim-hash.ts';
import { hashPassword } from './passwords.ts';
import { requirePassword } from './require-password.ts';

interface NewPassword {
  readonly player: SignedInPlayer;
  readonly password: string;
  readonly userAgent: string | undefined;
}

/** Stores the new password, ends every session and link, and signs this device in again. */
async function setPassword(deps: Deps, { player, password, userAgent }: NewPassword) {
  const passwordHash = await hashPassword(password);
  const hashes = { password_hash: passwordHash, claim_hash: null };
  const { accessToken, changed } = await changeAccess(deps, async ({ tx, endSessions }) => {
    const changed = { ...(await lockCaller(tx, player)), ...hashes };
    await endSessions(player.id);
    await tx.updateTable('player').set(hashes).where('id', '=', player.id).execute();
    return { changed, accessToken: await startSession(deps, tx, { playerId: player.id, userAgent }) };
  });
  await fillClaimHash(deps.db, changed, password);
  return { accessToken, user: await loadUser(deps, player.id) };
}

/** Sets a password in a session from a reset link. Refuses any other session with FORBIDDEN. */
export async function resetPassword(deps: Deps, input: NewPassword) {
  if (input.player.sessionPurpose !== 'reset') throw new AppError('FORBIDDEN');
  return await setPassword(deps, input);
}

/** Sets a password in exchange for the current one. */
export async function changePassword(deps: Deps, input: NewPassword & { readonly currentPassword: string }) {
  await requirePassword(deps, input.player.id, input.currentPassword, input.player.sessionId);
  return await setPassword(deps, input);
}
