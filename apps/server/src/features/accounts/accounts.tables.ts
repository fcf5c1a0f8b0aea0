import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PublicLook } from '../../core/avatars/public-look.ts';

export interface PlayerTable {
  id: Generated<string>;
  username: string | null;
  username_key: string | null;
  /** Skeleton of the name; null if an older account has the same one, or it is not filled in yet. */
  username_skeleton: string | null;
  given_name: string | null;
  email: string | null;
  /** Time at which the account claimed its address. */
  email_claimed_at: Date | null;
  email_verified_at: Date | null;
  /** Address that replaces `email` once it is verified. */
  pending_email: string | null;
  phone_number: string | null;
  password_hash: string | null;
  /** Hash of the password with a salt of the claimed address; null after a change of only one of them. */
  claim_hash: Buffer | null;
  /** `YYYY-MM-DD` */
  date_of_birth: string | null;
  gender: 'female' | 'male' | 'other' | null;
  language: Generated<'en' | 'ar' | 'ckb'>;
  favourite_categories: Generated<CategoryId[]>;
  /** Picture and frame that others see. */
  avatar: ColumnType<PublicLook, string | undefined, string>;
  avatar_seed: Generated<string>;
  /** True for the house bot only. */
  is_bot: Generated<boolean>;
  referral_code: string;
  referred_by: string | null;
  campaign: string | null;
  agreed_to_terms_at: Date | null;
  completed_at: Date | null;
  profile_changed_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  erased_at: Date | null;
}

export interface SessionTable {
  id: Generated<string>;
  player_id: string;
  token_hash: Buffer;
  purpose: Generated<'sign_in' | 'reset'>;
  user_agent: string | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export type TokenPurpose =
  | 'verify_email'
  | 'reset_password'
  | 'complete_account'
  | 'restore_account'
  | 'change_email'
  | 'restore_email';

export interface AccountTokenTable {
  id: Generated<string>;
  player_id: string;
  purpose: TokenPurpose;
  email: string | null;
  token_hash: Buffer;
  code_hash: Buffer | null;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  replaced_at: Date | null;
}

export interface AttemptTable {
  id: GeneratedAlways<string>;
  kind: string;
  subject_hash: Buffer;
  attempted_at: Date;
}

export interface KnownAddressTable {
  player_id: string;
  address_hash: Buffer;
  last_used_at: Date;
}

export interface SocialIdentityTable {
  provider: 'google';
  subject: string;
  player_id: string;
  linked_at: Date;
}

export interface SightingTable {
  player_id: string;
  kind: 'device' | 'network';
  subject_hash: Buffer;
  first_seen_at: Date;
  last_seen_at: Date;
  /** True while the device has its own counter of tries, until the password changes. */
  is_known: Generated<boolean>;
}

export interface SightingKeyTable {
  is_only: Generated<boolean>;
  key: Buffer;
}

export interface AccountTables {
  player: PlayerTable;
  session: SessionTable;
  account_token: AccountTokenTable;
  attempt: AttemptTable;
  known_address: KnownAddressTable;
  social_identity: SocialIdentityTable;
  sighting: SightingTable;
  sighting_key: SightingKeyTable;
}
