-- What a player's face is drawn from: random, so that a picture's address says nothing of who it is.
ALTER TABLE player
  ADD COLUMN avatar_seed text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', '');

CREATE INDEX player_referred_by ON player (referred_by) WHERE referred_by IS NOT NULL;
CREATE INDEX session_expires_at ON session (expires_at);

-- The codes and links of mails and dialogs. Each works once; only hashes are kept.
CREATE TABLE account_token (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'complete_account', 'restore_account')),
  -- The address that it went to; a code for an old address must not verify a new one.
  email text,
  token_hash bytea NOT NULL UNIQUE,
  code_hash bytea,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- A newer one took its place.
  replaced_at timestamptz
);

CREATE INDEX account_token_player ON account_token (player_id, purpose, created_at DESC);
CREATE INDEX account_token_expires_at ON account_token (expires_at);

-- Wrong passwords and codes, counted over all nodes. The subject is hashed: an address or a login is nobody's to read.
CREATE TABLE attempt (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  subject_hash bytea NOT NULL,
  attempted_at timestamptz NOT NULL
);

CREATE INDEX attempt_subject ON attempt (subject_hash, kind, attempted_at DESC);
CREATE INDEX attempt_attempted_at ON attempt (attempted_at);

-- Where an account was signed in from, so that strangers who guess at it can't keep its owner out.
CREATE TABLE known_address (
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  address_hash bytea NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, address_hash)
);

CREATE TABLE social_identity (
  provider text NOT NULL CHECK (provider IN ('google')),
  -- The provider's own name of the account; an email may change hands, this does not.
  subject text NOT NULL,
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);

CREATE INDEX social_identity_player ON social_identity (player_id);
