import type { registerBody } from '@trivia/contract/account/auth.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { z } from 'zod/mini';
import { deliverSoon } from '../../../core/mails/deliver-mails.ts';
import { mailWaitMs } from '../../../core/mails/mail-limits.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { insertPlayer } from '../accounts.repository.ts';
import { newReferralCode } from '../email/random-codes.ts';
import { queueVerification } from '../email/send-verification-code.ts';
import { nameColumns, requireFreeName } from '../names/require-free-name.ts';
import { claimHash } from '../passwords/claim-hash.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { startSession } from '../sessions/start-session.ts';
import { requireAge } from './age.ts';
import { loadUser } from './load-user.ts';
import { requireReferrer } from './require-referrer.ts';

export interface RegisterInput extends z.infer<typeof registerBody> {
  readonly language: Language;
  readonly userAgent: string | undefined;
}

/** Mails a code, unless the address is at its limit; the sign-up succeeds anyway. */
async function mailCode(
  ...[deps, tx, addressee, nowMs]: Parameters<typeof queueVerification>
): Promise<void> {
  const mail = { playerId: addressee.id, template: 'verify', to: addressee.email } as const;
  if ((await mailWaitMs(tx, mail, nowMs)) === 0) await queueVerification(deps, tx, addressee, nowMs);
}

/**
 * Creates an account and signs in. Refuses a taken username in its field, because names are public. A taken address
 * is not reported here; its owner is informed by mail.
 */
export async function register(deps: Deps, input: RegisterInput) {
  const { db, clock } = deps;
  const now = new Date(clock.nowMs());
  requireAge(input.dateOfBirth, now.getTime());
  const { username, email } = input;
  await requireFreeName(db, username);
  const referrer = await requireReferrer(db, input.referralCode);

  const [passwordHash, hashOfClaim] = await Promise.all([
    hashPassword(input.password),
    claimHash(db, email, input.password),
  ]);
  const created = await inTransaction(db, async (tx) => {
    const player = await insertPlayer(tx, {
      ...nameColumns(username),
      email,
      email_claimed_at: now,
      password_hash: passwordHash,
      claim_hash: hashOfClaim,
      date_of_birth: input.dateOfBirth,
      gender: input.gender,
      language: input.language,
      referral_code: newReferralCode(),
      referred_by: referrer?.id ?? null,
      campaign: input.campaign || null,
      agreed_to_terms_at: now,
      created_at: now,
    });
    // A simultaneous call took a unique value after the check.
    if (!player) return undefined;
    await mailCode(deps, tx, { id: player.id, email, language: input.language }, now.getTime());
    const session = { playerId: player.id, userAgent: input.userAgent };
    return { id: player.id, accessToken: await startSession(deps, tx, session) };
  });
  if (!created) {
    await requireFreeName(db, username);
    // The name was free, so no remaining conflict is due to the input.
    throw new AppError('INTERNAL_ERROR');
  }
  await deliverSoon(deps);
  return { accessToken: created.accessToken, user: await loadUser(deps, created.id) };
}
