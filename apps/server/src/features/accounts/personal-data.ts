import { type ErasedPlayer, type PersonalData, ROWS_MAX } from '../../core/personal-data.ts';
import type { Db, Tx } from '../../lib/database/db.ts';
import { newReferralCode } from './email/random-codes.ts';

const accountTimes = (db: Db, playerId: string) =>
  db
    .selectFrom('player')
    .select([
      'given_name',
      'campaign',
      'agreed_to_terms_at',
      'completed_at',
      'created_at',
      'email_verified_at',
    ])
    .where('id', '=', playerId)
    .executeTakeFirst();

const socialIdentities = (db: Db, playerId: string) =>
  db
    .selectFrom('social_identity')
    .select(['provider', 'linked_at'])
    .where('player_id', '=', playerId)
    .execute();

const sightings = (db: Db, playerId: string) =>
  db
    .selectFrom('sighting')
    .select(['kind', 'first_seen_at', 'last_seen_at'])
    .where('player_id', '=', playerId)
    .orderBy('first_seen_at')
    .limit(ROWS_MAX)
    .execute();

/** Values of an erased account. The row stays, because the ledger and other players' matches refer to it. */
const erasedColumns = {
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
  claim_hash: null,
  date_of_birth: null,
  gender: null,
  avatar: '{}',
  campaign: null,
  referred_by: null,
} as const;

async function eraseAccount(tx: Tx, { id }: ErasedPlayer, now: Date): Promise<void> {
  const avatar_seed = crypto.randomUUID().replaceAll('-', '');
  const fresh = { avatar_seed, referral_code: newReferralCode(), favourite_categories: [] };
  await tx
    .updateTable('player')
    .set({ ...erasedColumns, ...fresh, erased_at: now })
    .where('id', '=', id)
    .execute();
}

export const accountData: PersonalData = {
  exports: { account: accountTimes, socialIdentities, sightings },
  erase: eraseAccount,
  erased: [
    'session.player_id',
    'account_token.player_id',
    'known_address.player_id',
    'social_identity.player_id',
    'sighting.player_id',
  ],
  kept: { 'player.referred_by': 'The row stays without what says who it was, this column included.' },
};
