-- A player and the devices they are signed in on. Everything else hangs on player.id.
CREATE TABLE player (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username text,
  -- Lower-cased and NFKC-folded, so that nobody takes a name that reads like another's.
  username_key text UNIQUE,
  -- What is shown before a username is chosen (social and operator sign-ups).
  given_name text,
  email text UNIQUE,
  email_verified_at timestamptz,
  phone_number text UNIQUE,
  password_hash text,
  date_of_birth date,
  gender text CHECK (gender IN ('female', 'male', 'other')),
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'ar', 'ckb')),
  favourite_categories text[] NOT NULL DEFAULT '{}',
  avatar jsonb NOT NULL DEFAULT '{}',
  referral_code text NOT NULL UNIQUE,
  referred_by uuid REFERENCES player (id) ON DELETE SET NULL,
  campaign text,
  agreed_to_terms_at timestamptz,
  completed_at timestamptz,
  profile_changed_at timestamptz,
  created_at timestamptz NOT NULL,
  -- Hidden from then on, and erased 30 days later.
  deleted_at timestamptz,
  erased_at timestamptz
);

CREATE INDEX player_deleted_at ON player (deleted_at) WHERE deleted_at IS NOT NULL AND erased_at IS NULL;

CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  -- SHA-256 of the token; the token itself is never kept.
  token_hash bytea NOT NULL UNIQUE,
  -- `reset`: opened by a reset link, may set a password without the old one.
  purpose text NOT NULL DEFAULT 'sign_in' CHECK (purpose IN ('sign_in', 'reset')),
  user_agent text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX session_player ON session (player_id);
