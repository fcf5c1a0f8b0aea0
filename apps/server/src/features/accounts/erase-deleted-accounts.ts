import { limits } from '@trivia/contract/limits.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { newReferralCode } from './random-codes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nothing that says who it was. The row stays, since the ledger's entries and other players' matches hang on it. */
const nobody = {
  username: null,
  username_key: null,
  given_name: null,
  email: null,
  email_verified_at: null,
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
  if (email) await tx.deleteFrom('sandbox_mail').where('recipient', '=', email).execute();
}

/** Erases what was deleted 30 days ago, so that its name and address are free again. Answers how many. */
export async function eraseDeletedAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = new Date(clock.nowMs());
  const before = new Date(now.getTime() - limits.accountRestoreDays * DAY_MS);
  const due = await db
    .selectFrom('player')
    .select('id')
    .where('deleted_at', '<=', before)
    .where('erased_at', 'is', null)
    .execute();
  for (const { id } of due) {
    await db.transaction().execute(async (tx) => {
      // The owner may have restored it just now.
      const player = await tx
        .selectFrom('player')
        .select('email')
        .where('id', '=', id)
        .where('deleted_at', '<=', before)
        .where('erased_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (player) await erase(tx, id, player.email, now);
    });
  }
  return due.length;
}
