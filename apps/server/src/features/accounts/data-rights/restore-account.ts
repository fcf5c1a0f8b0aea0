import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { consumeToken, issueToken } from '../links/account-tokens.repository.ts';
import { loadUser } from '../profile/load-user.ts';
import { limitSessions } from '../sessions/limit-sessions.ts';
import { startSession } from '../sessions/start-session.ts';

/** Refusal for the proven owner of a deleted account, with the token that restores it. */
export async function deletedAccount(tx: Tx, playerId: string, nowMs: number): Promise<AppError> {
  const restoreToken = await issueToken(tx, { playerId, purpose: 'restore_account', email: null, nowMs });
  return new AppError('ACCOUNT_DELETED', { fields: { restoreToken } });
}

/** Restores a deleted account and signs in. */
export async function restoreAccount(
  deps: Deps,
  { token, userAgent }: { readonly token: string; readonly userAgent: string | undefined },
) {
  const nowMs = deps.clock.nowMs();
  const restored = await inTransaction(deps.db, async (tx) => {
    const taken = await consumeToken(tx, token, nowMs);
    if (taken?.purpose !== 'restore_account' || taken.player.erased_at) throw new AppError('LINK_EXPIRED');
    const { player } = taken;
    await tx.updateTable('player').set({ deleted_at: null }).where('id', '=', player.id).execute();
    const accessToken = await startSession(deps, tx, { playerId: player.id, userAgent });
    return { accessToken, playerId: player.id };
  });
  await limitSessions(deps, restored.playerId);
  return { accessToken: restored.accessToken, user: await loadUser(deps, restored.playerId) };
}
