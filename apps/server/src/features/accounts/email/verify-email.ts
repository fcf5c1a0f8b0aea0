import type { ErrorCode } from '@trivia/contract/errors.ts';
import { deliverSoon } from '../../../core/mails/deliver-mails.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { codesOfAccount, forgiveTries, spendTries } from '../guesses/attempts.repository.ts';
import { cooldownMs } from '../links/account-tokens.repository.ts';
import { loadUser } from '../profile/load-user.ts';
import { awaitedEmailOf } from './awaited-email.ts';
import { acceptAddress } from './change-email.ts';
import { tryCode } from './try-code.ts';

interface VerifyEmailInput {
  readonly playerId: string;
  readonly code: string;
}

const verify = (deps: Deps, { playerId, code }: VerifyEmailInput): Promise<ErrorCode | undefined> =>
  inTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock.nowMs();
    const player = await lockPlayer(tx, playerId);
    const email = player && awaitedEmailOf(player);
    if (!player || !email) return 'ALREADY_VERIFIED';
    const refusal = await tryCode(tx, { playerId, purpose: 'verify_email', code, nowMs });
    if (refusal) return refusal;
    return (await acceptAddress(deps, tx, { player, email, nowMs })) ? undefined : 'CODE_EXPIRED';
  });

/**
 * Verifies the awaited address by the mailed code. Wrong tries stay counted after a refusal. Beyond ten tries an hour
 * over all codes, refuses with ACCOUNT_LOCKED.
 */
export async function verifyEmail(deps: Deps, input: VerifyEmailInput) {
  const { playerId } = input;
  const counter = { limit: codesOfAccount, subject: playerId };
  const taken = await spendTries(deps, [counter]);
  const refusal = await verify(deps, input);
  if (refusal === 'CODE_LOCKED') {
    const waitMs = await cooldownMs(deps.db, {
      playerId,
      purpose: 'verify_email',
      nowMs: deps.clock.nowMs(),
    });
    throw new AppError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
  if (refusal) throw new AppError(refusal);
  await forgiveTries(deps, taken, counter);
  await deliverSoon(deps);
  return { user: await loadUser(deps, input.playerId) };
}
