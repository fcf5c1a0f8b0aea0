CREATE TABLE player_booster (
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  type text NOT NULL,
  quantity integer NOT NULL CHECK (quantity >= 0),
  PRIMARY KEY (player_id, type)
);

-- How each booster was come by; less those that were used, that is what a player has.
CREATE TABLE booster_grant (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  type text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- What paid for it.
  transfer_id uuid REFERENCES ledger_transfer (id),
  granted_at timestamptz NOT NULL
);

CREATE INDEX booster_grant_player ON booster_grant (player_id);

CREATE TABLE match_booster (
  match_id uuid NOT NULL,
  player_id uuid NOT NULL,
  type text NOT NULL,
  round integer NOT NULL,
  -- What it did: options taken away, how others answered, the first pick.
  effect jsonb NOT NULL,
  used_at timestamptz NOT NULL,
  -- Each kind once a match.
  PRIMARY KEY (match_id, player_id, type),
  FOREIGN KEY (match_id, round) REFERENCES match_round,
  FOREIGN KEY (match_id, player_id) REFERENCES match_player
);

-- The extra time of one round; here, so that an answer looks at no more rows than before.
ALTER TABLE match_player
  ADD COLUMN extra_round integer,
  ADD COLUMN extra_ms integer NOT NULL DEFAULT 0;
