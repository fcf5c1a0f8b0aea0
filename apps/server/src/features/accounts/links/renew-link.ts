import { limits } from '@trivia/contract/limits.ts';
import { deliverSoon } from '../../../core/mails/deliver-mails.ts';
import { mailWaitMs } from '../../../core/mails/mail-limits.ts';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import type { TokenPurpose } from '../accounts.tables.ts';
import { awaitedEmailOf } from '../email/awaited-email.ts';
import { queueVerification } from '../email/send-verification-code.ts';
import { hashToken } from '../sessions/authenticate.ts';
import { cooldownMs } from './account-tokens.repository.ts';
import { queueResetLink } from './send-reset-link.ts';

/** Purposes of links that are renewed as a link for a new password. */
const resetPurposes: readonly TokenPurpose[] = ['reset_password', 'restore_email'];

/** Mails a new link to the address of a used or expired one. The reply for an unknown token is the same. */
export async function renewLink(deps: Deps, token: string): Promise<{ retryAfterSeconds: number }> {
  const nowMs = deps.clock.nowMs();
  await inTransaction(deps.db, async (tx) => {
    const old = await tx
      .selectFrom('account_token')
      .select(['player_id', 'purpose', 'email'])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    const player = old && (await lockPlayer(tx, old.player_id));
    if (!player || player.deleted_at || !old?.email) return;
    const isInForce = old.email === player.email;
    if (isInForce && resetPurposes.includes(old.purpose)) {
      return await queueResetLink(deps, tx, { playerId: player.id }, nowMs);
    }
    const isWaiting =
      (await cooldownMs(tx, { playerId: player.id, purpose: 'verify_email', nowMs })) > 0 ||
      (await mailWaitMs(tx, { playerId: player.id, template: 'verify', to: old.email }, nowMs)) > 0;
    if (old.purpose !== 'verify_email' || old.email !== awaitedEmailOf(player) || isWaiting) return;
    await queueVerification(deps, tx, { ...player, email: old.email }, nowMs);
  });
  await deliverSoon(deps);
  return { retryAfterSeconds: limits.resendAfterSeconds };
}
