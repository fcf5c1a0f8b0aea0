-- The set of a Baghdad day, the same for everyone, made a day ahead.
CREATE TABLE daily_challenge (
  day date PRIMARY KEY,
  seed text NOT NULL,
  question_ids text[] NOT NULL,
  question_versions integer[] NOT NULL,
  -- The sealed document and its SHA-256, which is published before the day.
  document text NOT NULL,
  seal_hash text NOT NULL,
  created_at timestamptz NOT NULL
);

-- How many of the day's first places are taken; apart from the set, which everybody reads.
CREATE TABLE daily_place (
  day date PRIMARY KEY REFERENCES daily_challenge (day),
  taken integer NOT NULL DEFAULT 0
);

-- One play a day.
CREATE TABLE daily_play (
  day date NOT NULL REFERENCES daily_challenge (day),
  player_id uuid NOT NULL REFERENCES player (id),
  match_id uuid NOT NULL UNIQUE REFERENCES match (id) DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (player_id, day)
);

-- What a player's Idempotency-Key was used for.
CREATE TABLE idempotency_key (
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  key text NOT NULL,
  call text NOT NULL,
  body_hash bytea NOT NULL,
  -- What came of it, such as the id of a match.
  result_id text,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, key)
);

CREATE INDEX idempotency_key_used_at ON idempotency_key (used_at);
