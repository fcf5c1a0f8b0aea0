import { createHash } from 'node:crypto';
import { brand } from '@trivia/contract/brand.ts';
import { limits } from '@trivia/contract/limits.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { text } from '../../lib/texts.ts';
import { lockPlayer } from './accounts.repository.ts';
import { hashToken } from './authenticate.ts';
import { layOutMail } from './lay-out-mail.ts';
import { newEmailCode, newToken } from './random-codes.ts';

const MINUTE_MS = 60_000;

/** Six digits are guessed soon from a bare hash, so the player's id is part of it. */
export const hashCode = (playerId: string, code: string): Buffer =>
  createHash('sha256').update(`${playerId}/${code}`).digest();

/** Mails a new code in place of the last one. Refuses with TOO_MANY_REQUESTS before a minute has passed. */
export async function sendVerificationCode(
  deps: Deps,
  playerId: string,
): Promise<{ retryAfterSeconds: number }> {
  const { db, clock, mail, log } = deps;
  const nowMs = clock.nowMs();
  const code = newEmailCode();
  const player = await db.transaction().execute(async (tx) => {
    const locked = await lockPlayer(tx, playerId);
    if (!locked?.email) throw new AppError('NOT_FOUND');
    if (locked.email_verified_at) throw new AppError('ALREADY_VERIFIED');
    const last = await tx
      .selectFrom('account_token')
      .select('created_at')
      .where('player_id', '=', playerId)
      .where('purpose', '=', 'verify_email')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const waitMs = last ? last.created_at.getTime() + limits.resendAfterSeconds * 1000 - nowMs : 0;
    if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    await tx
      .updateTable('account_token')
      .set({ replaced_at: new Date(nowMs) })
      .where('player_id', '=', playerId)
      .where('purpose', '=', 'verify_email')
      .where('replaced_at', 'is', null)
      .execute();
    await tx
      .insertInto('account_token')
      .values({
        player_id: playerId,
        purpose: 'verify_email',
        email: locked.email,
        token_hash: hashToken(newToken()),
        code_hash: hashCode(playerId, code),
        created_at: new Date(nowMs),
        expires_at: new Date(nowMs + limits.codeLifeMinutes * MINUTE_MS),
      })
      .execute();
    return { email: locked.email, language: locked.language };
  });
  const { email, language } = player;
  const values = { brand: brand.name[language], code };
  const body = layOutMail(language, {
    greeting: text(language, 'mail.verify.greeting', values),
    body: text(language, 'mail.verify.body', values),
    code,
    footer: text(language, 'mail.ignore', values),
  });
  const subject = text(language, 'mail.verify.subject', values);
  // A mail server that is down must not undo the sign-up: the player may ask for another code.
  await mail.send({ to: email, subject, language, ...body }).catch((error: unknown) => {
    log.error({ err: error }, 'a verification mail was not taken');
  });
  return { retryAfterSeconds: limits.resendAfterSeconds };
}
