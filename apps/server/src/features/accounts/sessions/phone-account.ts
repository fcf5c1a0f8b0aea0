/** Accounts by phone number: proving a number signs in to its account. */
import type { Language } from '@trivia/contract/languages.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Db, Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { deletedAccount } from '../data-rights/restore-account.ts';
import { newReferralCode } from '../email/random-codes.ts';
import { loadUser } from '../profile/load-user.ts';
import { limitSessions } from './limit-sessions.ts';
import { startSession } from './start-session.ts';

export const findOwnerOfNumber = async (db: Db, number: string): Promise<string | undefined> =>
  (await db.selectFrom('player').select('id').where('phone_number', '=', number).executeTakeFirst())?.id;

interface NumberToOwn {
  readonly number: string;
  readonly language: Language;
}

/** Account of a number; creates an incomplete one if there is none. */
export async function ownerOfNumber(
  tx: Tx,
  { number, language }: NumberToOwn,
  nowMs: number,
): Promise<string> {
  await tx
    .insertInto('player')
    .values({
      phone_number: number,
      language,
      referral_code: newReferralCode(),
      created_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.column('phone_number').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('player')
    .select('id')
    .where('phone_number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
}

/** Signs in to an account whose number was just proven. Refuses with ACCOUNT_DELETED, with a token to restore it. */
export async function signInByNumber(
  deps: Deps,
  { playerId, userAgent }: { readonly playerId: string; readonly userAgent: string | undefined },
) {
  const nowMs = deps.clock.nowMs();
  const accessToken = await inTransaction(deps.db, async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player || player.deleted_at) return await deletedAccount(tx, playerId, nowMs);
    return await startSession(deps, tx, { playerId, userAgent });
  });
  if (accessToken instanceof AppError) throw accessToken;
  await limitSessions(deps, playerId);
  return { accessToken, user: await loadUser(deps, playerId) };
}
