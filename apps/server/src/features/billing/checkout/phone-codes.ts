/** Our own SMS codes, for numbers that sign in without a charge. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { brand } from '@trivia/contract/brand.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { Deps } from '../../../deps.ts';
import type { ConnectedOperator } from '../../../gateways/operators/operator-gateways.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { text } from '../../../lib/texts.ts';
import { hashCheckoutToken, newCheckoutToken } from './checkout-token.ts';

const LIFE_MS = 2 * 60_000;
const TRIES = 3;

/** Hash of a code, useless without the token, which only the browser has. */
const hashCode = (token: string, code: string): Buffer =>
  createHash('sha256').update(`${token}/${code}`).digest();

export interface PhoneCodeRequest {
  readonly number: string;
  readonly language: Language;
  /** Undefined for a number without an account, to which nothing is sent. */
  readonly playerId: string | undefined;
  /** Token of the code to be replaced. */
  readonly token?: string;
}

export interface IssuedPhoneCode {
  readonly token: string;
  readonly expiresAtMs: number;
  /** Sends the code, if the number has an account. */
  send(): Promise<void>;
}

export async function issuePhoneCode(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { operator, gateway }: ConnectedOperator,
  { number, language, playerId, token = newCheckoutToken() }: PhoneCodeRequest,
): Promise<IssuedPhoneCode> {
  const code = String(randomInt(10 ** operator.codeDigits)).padStart(operator.codeDigits, '0');
  const expiresAtMs = clock.nowMs() + LIFE_MS;
  const values = { code_hash: hashCode(token, code), wrong_tries: 0, expires_at: new Date(expiresAtMs) };
  await tx
    .insertInto('phone_code')
    .values({
      ...values,
      token_hash: hashCheckoutToken(token),
      operator: operator.slug,
      phone_number: number,
      player_id: playerId ?? null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(values))
    .execute();
  const message = text(language, 'sms.code', { code, brand: brand.name[language] });
  const send = async () => {
    if (playerId !== undefined)
      await gateway.sendSms({ number, text: message, correlator: `code-${expiresAtMs}` });
  };
  return { token, expiresAtMs, send };
}

export const findPhoneCode = (tx: Tx, token: string) =>
  tx
    .selectFrom('phone_code')
    .selectAll()
    .where('token_hash', '=', hashCheckoutToken(token))
    .forUpdate()
    .executeTakeFirst();

/**
 * Uses one of our codes, once. Undefined if the token belongs to no such code. Refuses with WRONG_CODE, CODE_EXPIRED
 * and CODE_LOCKED, also for numbers without an account.
 */
export async function usePhoneCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  code: string,
): Promise<{ readonly playerId: string } | undefined> {
  const taken = await inTransaction(db, async (tx) => {
    const found = await findPhoneCode(tx, token);
    if (!found) return undefined;
    if (clock.nowMs() >= found.expires_at.getTime()) return new AppError('CODE_EXPIRED');
    if (found.wrong_tries >= TRIES) return new AppError('CODE_LOCKED');
    const ofToken = tx.updateTable('phone_code').where('token_hash', '=', found.token_hash);
    if (found.player_id === null || !timingSafeEqual(found.code_hash, hashCode(token, code))) {
      await ofToken.set({ wrong_tries: found.wrong_tries + 1 }).execute();
      return new AppError(found.wrong_tries + 1 >= TRIES ? 'CODE_LOCKED' : 'WRONG_CODE');
    }
    await tx.deleteFrom('phone_code').where('token_hash', '=', found.token_hash).execute();
    return { playerId: found.player_id };
  });
  if (taken instanceof AppError) throw taken;
  return taken;
}
