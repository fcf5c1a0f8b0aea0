-- Which devices and networks an account signed in from. Only keyed hashes are kept; they fade with time.
CREATE TABLE sighting (
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('device', 'network')),
  subject_hash bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind, subject_hash)
);

CREATE INDEX sighting_subject ON sighting (subject_hash, kind);
CREATE INDEX sighting_last_seen_at ON sighting (last_seen_at);

-- The key of those hashes, made at the first use: the same for all nodes.
CREATE TABLE sighting_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key bytea NOT NULL
);
