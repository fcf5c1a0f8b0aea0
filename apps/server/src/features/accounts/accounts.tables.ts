import type { Generated } from 'kysely';

export interface PlayerTable {
  id: Generated<string>;
  username: string | null;
  username_key: string | null;
  given_name: string | null;
  email: string | null;
  email_verified_at: Date | null;
  phone_number: string | null;
  password_hash: string | null;
  /** `YYYY-MM-DD` */
  date_of_birth: string | null;
  gender: 'female' | 'male' | 'other' | null;
  language: Generated<'en' | 'ar' | 'ckb'>;
  favourite_categories: Generated<string[]>;
  avatar: Generated<unknown>;
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

export interface AccountTables {
  player: PlayerTable;
  session: SessionTable;
}
