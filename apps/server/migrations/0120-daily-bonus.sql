-- Daily bonuses of Plus players: one a Baghdad day.
CREATE TABLE daily_bonus_claim (
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  day date NOT NULL,
  -- Days in a row up to this one.
  day_of_row integer NOT NULL CHECK (day_of_row > 0),
  coins integer NOT NULL CHECK (coins > 0),
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfer (id),
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, day)
);
