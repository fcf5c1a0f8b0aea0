import { limits } from '@trivia/contract/limits.ts';
import { deliverSoon } from '../../../core/mails/deliver-mails.ts';
import { queueMail } from '../../../core/mails/queue-mail.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { issueToken, requireCooldown } from '../links/account-tokens.repository.ts';
import { linkOf } from '../links/mail-link.ts';
import { findAddressOwner } from './addresses.repository.ts';
import { awaitedEmailOf } from './awaited-email.ts';
import { newEmailCode } from './random-codes.ts';

interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly language: 'en' | 'ar' | 'ckb';
}

/** Informs the owner of an address that somebody has signed up with it again. */
async function queueReminder(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { id, email, language }: Addressee,
  nowMs: number,
): Promise<void> {
  const link = `${config.publicUrl}/landing`;
  await queueMail(tx, id, { template: 'addressInUse', to: email, language, link }, nowMs);
}

/**
 * Queues a mail with a code and a link that replace earlier ones. If another account has verified the address, its
 * owner is informed instead; the caller sees no difference.
 */
export async function queueVerification(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { id, email, language }: Addressee,
  nowMs: number,
): Promise<void> {
  const code = newEmailCode();
  const token = await issueToken(tx, { playerId: id, purpose: 'verify_email', email, code, nowMs });
  const owner = await findAddressOwner(tx, email);
  if (owner && owner.id !== id) {
    return await queueReminder(deps, tx, { id, email, language: owner.language }, nowMs);
  }
  const link = linkOf(deps.config, token);
  await queueMail(tx, id, { template: 'verify', to: email, language, code, link }, nowMs);
}

/** Mails a new code and link that replace earlier ones. Refuses with TOO_MANY_REQUESTS within a minute. */
export async function sendVerificationCode(
  deps: Deps,
  playerId: string,
): Promise<{ retryAfterSeconds: number }> {
  const nowMs = deps.clock.nowMs();
  await inTransaction(deps.db, async (tx) => {
    const player = await lockPlayer(tx, playerId);
    const email = player && awaitedEmailOf(player);
    if (!player || !email) throw new AppError(player?.email ? 'ALREADY_VERIFIED' : 'NOT_FOUND');
    await requireCooldown(tx, { playerId, purpose: 'verify_email', nowMs });
    await queueVerification(deps, tx, { ...player, email }, nowMs);
  });
  await deliverSoon(deps);
  return { retryAfterSeconds: limits.resendAfterSeconds };
}
