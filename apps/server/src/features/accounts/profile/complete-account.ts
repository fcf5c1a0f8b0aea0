import type { completeAccountBody } from '@trivia/contract/account/player.ts';
import { WELCOME_GRANT } from '@trivia/rules/economy.ts';
import type { z } from 'zod/mini';
import { recordEvents } from '../../../core/events/record-events.ts';
import { book } from '../../../core/wallet/book.ts';
import { house, move, player as playerHolder } from '../../../core/wallet/transfer.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { findReferrer, lockPlayer } from '../accounts.repository.ts';
import { nameColumns, refuseConflict, requireFreeName } from '../names/require-free-name.ts';
import { requireAge } from './age.ts';
import { loadUser } from './load-user.ts';
import { requireReferrer } from './require-referrer.ts';

type CompleteAccountInput = z.infer<typeof completeAccountBody> & { readonly playerId: string };
type Player = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>;

function complete(player: Player, input: CompleteAccountInput, now: Date) {
  const username = player.username ?? input.username;
  const dateOfBirth = player.date_of_birth ?? input.dateOfBirth;
  const gender = player.gender ?? input.gender;
  if (!username) throw invalidField('username', 'field.username');
  if (!dateOfBirth) throw invalidField('dateOfBirth', 'field.dateOfBirth');
  if (!gender) throw invalidField('gender', 'field.gender');
  if (!player.agreed_to_terms_at && !input.agreedToTerms) throw invalidField('agreedToTerms', 'field.terms');
  requireAge(dateOfBirth, now.getTime());
  return {
    ...(player.username === null && nameColumns(username)),
    date_of_birth: dateOfBirth,
    gender,
    agreed_to_terms_at: player.agreed_to_terms_at ?? now,
    favourite_categories: input.favouriteCategories,
    completed_at: now,
  };
}

/** Referrer of the newcomer: by the code of the sign-up, else by the code in this call. */
async function referrerOf(tx: Tx, player: Player, code: string | undefined): Promise<string | null> {
  if (player.referred_by) return player.referred_by;
  const referrer = await requireReferrer(tx, code);
  // An account has its own code before its completion, and may have referred the other one.
  if (referrer?.id === player.id || referrer?.referred_by === player.id) {
    throw invalidField('referralCode', 'field.referralCode');
  }
  return referrer?.id ?? null;
}

async function bookWelcome(tx: Tx, id: string, nowMs: number): Promise<void> {
  const postings = move(house, playerHolder(id), 'coin', WELCOME_GRANT.coins);
  await book(tx, { key: `welcome/${id}`, reason: 'welcome_grant', postings }, nowMs);
}

/**
 * Locks the newcomer and the referrer in a fixed order. If two complete with each other's code, the second one sees
 * the first.
 */
async function lockNewcomer(tx: Tx, playerId: string, code: string | undefined) {
  const referrer = code ? await findReferrer(tx, code) : undefined;
  const ids = referrer ? [playerId, referrer.id] : [playerId];
  for (const id of ids.toSorted()) await lockPlayer(tx, id);
  return await lockPlayer(tx, playerId);
}

/**
 * Completes the account with its missing fields, and books the welcome grant in the same transaction, once. The
 * referrer is rewarded later.
 */
export async function completeAccount(deps: Deps, input: CompleteAccountInput) {
  const now = new Date(deps.clock.nowMs());
  const completion = inTransaction(deps.db, async (tx, afterCommit) => {
    const player = await lockNewcomer(tx, input.playerId, input.referralCode);
    if (!player || player.completed_at) throw new AppError('ALREADY_COMPLETE');
    const completed = complete(player, input, now);
    if (player.username === null && input.username) await requireFreeName(tx, input.username, player.id);
    const referrer = await referrerOf(tx, player, input.referralCode);
    await tx
      .updateTable('player')
      .set({ ...completed, referred_by: referrer })
      .where('id', '=', player.id)
      .execute();
    await bookWelcome(tx, player.id, now.getTime());
    const event = { name: 'account.completed', data: { playerId: player.id, referrerId: referrer } } as const;
    await recordEvents(tx, [event], now.getTime());
    afterCommit(() => deps.events.wake());
  });
  await completion.catch(refuseConflict);
  return { user: await loadUser(deps, input.playerId) };
}
