import { limits } from '@trivia/contract/limits.ts';
import { mailWaitMs } from '../../../core/mails/mail-limits.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Db } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { cooldownMs, wasEverMailed } from '../links/account-tokens.repository.ts';
import { awaitedEmailOf } from './awaited-email.ts';

const findValidCode = (db: Db, playerId: string, email: string, now: Date) =>
  db
    .selectFrom('account_token')
    .select('id')
    .where('email', '=', email)
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'verify_email')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', limits.codeTries)
    .executeTakeFirst();

/**
 * Whether other sign-ups have used up the address's limit of mails, so that the next one takes longer than a minute.
 */
async function isHeldBack({ db }: Deps, playerId: string, email: string, nowMs: number): Promise<boolean> {
  if (await wasEverMailed(db, playerId, email)) return false;
  const mail = { playerId, to: email, template: 'verify' } as const;
  const waitMs = await inTransaction(db, (tx) => mailWaitMs(tx, mail, nowMs));
  return waitMs > limits.resendAfterSeconds * 1000;
}

/**
 * Whether a valid code has been mailed, seconds until the next may be, and whether other sign-ups delay the first
 * one.
 */
export async function getEmailCode(deps: Deps, playerId: string) {
  const { db, clock } = deps;
  const nowMs = clock.nowMs();
  const player = await db
    .selectFrom('player')
    .select(['email', 'email_verified_at', 'pending_email'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  const email = player && awaitedEmailOf(player);
  if (player?.email_verified_at && !email) throw new AppError('ALREADY_VERIFIED');
  const code = email ? await findValidCode(db, playerId, email, new Date(nowMs)) : undefined;
  const waitMs = await cooldownMs(db, { playerId, purpose: 'verify_email', nowMs });
  return {
    isSent: code !== undefined,
    isHeldBack: email !== null && email !== undefined && (await isHeldBack(deps, playerId, email, nowMs)),
    retryAfterSeconds: Math.max(0, Math.ceil(waitMs / 1000)),
  };
}
