import { timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@trivia/contract/errors.ts';
import { limits } from '@trivia/contract/limits.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { hashCode, restMs } from './account-tokens.repository.ts';
import { lockPlayer } from './accounts.repository.ts';
import { codesOfAccount, forgiveTries, takeTries } from './attempts.repository.ts';
import { loadUser } from './load-user.ts';

interface VerifyEmailInput {
  readonly playerId: string;
  readonly code: string;
}

/** Takes one try of the newest code; a wrong one is counted, and the fifth locks the code. */
async function tryCode(deps: Deps, { playerId, code }: VerifyEmailInput): Promise<ErrorCode | undefined> {
  const now = new Date(deps.clock.nowMs());
  return deps.db.transaction().execute(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player || player.email_verified_at) return 'ALREADY_VERIFIED';
    const token = await tx
      .selectFrom('account_token')
      .select(['id', 'code_hash', 'tries', 'expires_at', 'email'])
      .where('player_id', '=', playerId)
      .where('purpose', '=', 'verify_email')
      .where('used_at', 'is', null)
      .where('replaced_at', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (!token?.code_hash || token.expires_at <= now || token.email !== player.email) return 'CODE_EXPIRED';
    if (token.tries >= limits.codeTries) return 'CODE_LOCKED';
    if (!timingSafeEqual(token.code_hash, hashCode(playerId, code))) {
      await tx
        .updateTable('account_token')
        .set({ tries: token.tries + 1 })
        .where('id', '=', token.id)
        .execute();
      return token.tries + 1 >= limits.codeTries ? 'CODE_LOCKED' : 'WRONG_CODE';
    }
    await tx.updateTable('account_token').set({ used_at: now }).where('id', '=', token.id).execute();
    await tx.updateTable('player').set({ email_verified_at: now }).where('id', '=', playerId).execute();
    return undefined;
  });
}

/**
 * Verifies the email by the code of the mail. The count of wrong tries is kept whatever the answer; however many codes are
 * asked for, an account has ten tries an hour, beyond which it is refused with ACCOUNT_LOCKED.
 */
export async function verifyEmail(deps: Deps, input: VerifyEmailInput) {
  const { playerId } = input;
  const counter = { limit: codesOfAccount, subject: playerId };
  const taken = await takeTries(deps, [counter]);
  const refusal = await tryCode(deps, input);
  if (refusal === 'CODE_LOCKED') {
    const waitMs = await restMs(deps.db, { playerId, purpose: 'verify_email', nowMs: deps.clock.nowMs() });
    throw new AppError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
  if (refusal) throw new AppError(refusal);
  await forgiveTries(deps, taken, counter);
  return { user: await loadUser(deps, input.playerId) };
}
