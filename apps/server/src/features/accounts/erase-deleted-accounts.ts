import { limits } from '@trivia/contract/limits.ts';
import type { EngineDeps } from '../../engine/change-match.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Tx } from '../../lib/deps.ts';
import { leaveAllMatches } from '../play/leave-all-matches.ts';
import { newReferralCode } from './random-codes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nothing that says who it was. The row stays, since the ledger's entries and other players' matches hang on it. */
const nobody = {
  username: null,
  username_key: null,
  username_skeleton: null,
  given_name: null,
  email: null,
  email_claimed_at: null,
  email_verified_at: null,
  pending_email: null,
  phone_number: null,
  password_hash: null,
  date_of_birth: null,
  gender: null,
  avatar: '{}',
  campaign: null,
  referred_by: null,
} as const;

async function erase(tx: Tx, id: string, email: string | null, now: Date): Promise<void> {
  const avatar_seed = crypto.randomUUID().replaceAll('-', '');
  await tx
    .updateTable('player')
    .set({
      ...nobody,
      favourite_categories: [],
      avatar_seed,
      referral_code: newReferralCode(),
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
  for (const table of [
    'session',
    'account_token',
    'known_address',
    'social_identity',
    'sighting',
    'mail_outbox',
    'player_question',
    'player_booster',
    'booster_grant',
    'next_seed',
    'question_report',
    'notification',
    'queue_ticket',
  ] as const) {
    await tx.deleteFrom(table).where('player_id', '=', id).execute();
  }
  await tx
    .deleteFrom('invitation')
    .where((eb) => eb.or([eb('requester_id', '=', id), eb('invitee_id', '=', id)]))
    .execute();
  await tx
    .deleteFrom('referral')
    .where((eb) => eb.or([eb('friend_id', '=', id), eb('referrer_id', '=', id)]))
    .execute();
  if (email) await tx.deleteFrom('sandbox_mail').where('recipient', '=', email).execute();
}

/** Returns whether it was erased: its owner may have restored it just now. */
async function eraseIfDeleted(deps: EngineDeps, id: string, before: Date, now: Date): Promise<boolean> {
  await leaveAllMatches(deps, id);
  return await inTransaction(deps.db, async (tx) => {
    const player = await tx
      .selectFrom('player')
      .select('email')
      .where('id', '=', id)
      .where('deleted_at', '<=', before)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (player) await erase(tx, id, player.email, now);
    return player !== undefined;
  });
}

/**
 * Erases what was deleted 30 days ago, so that its name and address are free again; matches that it did not finish are
 * left before. Answers how many. One that fails is tried again the next time, and holds up no other.
 */
export async function eraseDeletedAccounts(deps: EngineDeps): Promise<number> {
  const now = new Date(deps.clock.nowMs());
  const before = new Date(now.getTime() - limits.accountRestoreDays * DAY_MS);
  const due = await deps.db
    .selectFrom('player')
    .select('id')
    .where('deleted_at', '<=', before)
    .where('erased_at', 'is', null)
    .execute();
  let erased = 0;
  for (const { id } of due) {
    try {
      if (await eraseIfDeleted(deps, id, before, now)) erased += 1;
    } catch (error) {
      deps.log.error({ err: error, playerId: id }, 'account could not be erased');
    }
  }
  return erased;
}
