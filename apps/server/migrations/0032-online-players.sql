-- Who is online, at which server. Worth nothing after a crash, so it need not outlive one.
CREATE UNLOGGED TABLE online_node (
  node_id uuid PRIMARY KEY,
  -- A server that has not said for a while that it lives is forgotten, and who was connected to it with it.
  beat_at timestamptz NOT NULL,
  players integer NOT NULL DEFAULT 0
);

CREATE UNLOGGED TABLE online_player (
  node_id uuid NOT NULL REFERENCES online_node ON DELETE CASCADE,
  player_id uuid NOT NULL,
  -- From 0, the place of the tier among all.
  tier_rank smallint NOT NULL,
  -- Compared by its bytes, so that names with the same beginning lie beside each other.
  name_key text COLLATE "C" NOT NULL,
  PRIMARY KEY (node_id, player_id)
);

CREATE INDEX online_player_tier ON online_player (tier_rank, player_id);
CREATE INDEX online_player_name ON online_player (tier_rank, name_key);

-- For forgetting what closed long ago.
CREATE INDEX invitation_closing ON invitation (expires_at);
