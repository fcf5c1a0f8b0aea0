-- Days of Plus that were bought with points.
CREATE TABLE plus_days_redemption (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES player (id),
  offer_id text NOT NULL,
  days integer NOT NULL CHECK (days > 0),
  points integer NOT NULL CHECK (points > 0),
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfer (id),
  grant_id uuid NOT NULL UNIQUE REFERENCES access_grant (id),
  redeemed_at timestamptz NOT NULL
);

CREATE INDEX plus_days_redemption_player ON plus_days_redemption (player_id, redeemed_at DESC, id DESC);
