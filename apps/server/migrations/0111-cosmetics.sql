-- What players bought or took to wear; it is kept.
CREATE TABLE player_cosmetic (
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  cosmetic_id text NOT NULL,
  -- Transfer that paid for it; null for what Plus gave.
  transfer_id uuid UNIQUE REFERENCES ledger_transfer (id),
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, cosmetic_id)
);

-- What players wear, by slot.
CREATE TABLE player_appearance (
  player_id uuid PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
  worn jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);
