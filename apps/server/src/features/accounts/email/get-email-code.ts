import { limits } from '@trivia/contract/limits.ts';
import type { Db, Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { restMs } from '../links/account-tokens.repository.ts';
import { awaitedEmailOf } from './awaited-email.ts';

const findLivingCode = (db: Db, playerId: string, email: string, now: Date) =>
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

/** Whether a valid code has been mailed, and seconds until the next one may be. */
export async function getEmailCode({ db, clock }: Deps, playerId: string) {
  const nowMs = clock.nowMs();
  const player = await db
    .selectFrom('player')
    .select(['email', 'email_verified_at', 'pending_email'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  const email = player && awaitedEmailOf(player);
  if (player?.email_verified_at && !email) throw new AppError('ALREADY_VERIFIED');
  const code = email ? await findLivingCode(db, playerId, email, new Date(nowMs)) : undefined;
  const waitMs = await restMs(db, { playerId, purpose: 'verify_email', nowMs });
  return { isSent: code !== undefined, retryAfterSeconds: Math.max(0, Math.ceil(waitMs / 1000)) };
}
