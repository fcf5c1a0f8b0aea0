import { limits } from '@trivia/contract/limits.ts';
import { deliverSoon } from '../../../core/mails/deliver-mails.ts';
import { queueMail } from '../../../core/mails/queue-mail.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { issueToken, requireCooldown } from '../links/account-tokens.repository.ts';
import { newEmailCode } from './random-codes.ts';

/**
 * Mails the verified address a code that permits changing it, for accounts without a password; at most once a minute.
 */
export async function sendChangeCode(deps: Deps, playerId: string): Promise<{ retryAfterSeconds: number }> {
  const nowMs = deps.clock.nowMs();
  await inTransaction(deps.db, async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player?.email) throw new AppError('NOT_FOUND');
    if (!player.email_verified_at) throw new AppError('EMAIL_NOT_VERIFIED');
    const { email, language } = player;
    const purpose = 'change_email';
    await requireCooldown(tx, { playerId, purpose, nowMs });
    const code = newEmailCode();
    await issueToken(tx, { playerId, purpose, email, code, nowMs });
    await queueMail(tx, playerId, { template: 'changeCode', to: email, language, code }, nowMs);
  });
  await deliverSoon(deps);
  return { retryAfterSeconds: limits.resendAfterSeconds };
}
