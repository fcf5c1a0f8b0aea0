CREATE TABLE gift_card_redemption (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES player (id),
  gift_card_id text NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  -- `held`: a person looks at it first, while its code is kept. `refused`: points and code are back.
  status text NOT NULL CHECK (status IN ('redeemed', 'held', 'refused')),
  hold_reason text,
  -- Transfers that paid for it, and that gave the points back.
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfer (id),
  return_transfer_id uuid UNIQUE REFERENCES ledger_transfer (id),
  redeemed_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK (status = 'redeemed' OR hold_reason IS NOT NULL),
  CHECK ((status = 'refused') = (return_transfer_id IS NOT NULL))
);

CREATE INDEX gift_card_redemption_player ON gift_card_redemption (player_id, redeemed_at DESC, id DESC);
CREATE INDEX gift_card_redemption_held ON gift_card_redemption (redeemed_at, id) WHERE status = 'held';
CREATE INDEX gift_card_redemption_redeemed_at ON gift_card_redemption (redeemed_at);

-- The stock. What is dialled is sealed under a key that is no part of the database.
CREATE TABLE gift_card_code (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  gift_card_id text NOT NULL,
  key_id text NOT NULL,
  -- AES-256-GCM over code and activation number; null once its player's account was erased.
  sealed bytea,
  -- HMAC-SHA-256 of the code under a key derived from the same, so that no code is loaded twice.
  fingerprint bytea NOT NULL UNIQUE,
  expires_on date,
  loaded_at timestamptz NOT NULL,
  redemption_id uuid UNIQUE REFERENCES gift_card_redemption (id),
  CHECK (sealed IS NOT NULL OR redemption_id IS NOT NULL)
);

CREATE INDEX gift_card_code_stock ON gift_card_code (gift_card_id, expires_on, id) WHERE redemption_id IS NULL;
CREATE INDEX gift_card_code_key ON gift_card_code (key_id);

-- Gift cards whose low stock was told; forgotten once there is more.
CREATE TABLE gift_card_alarm (
  gift_card_id text PRIMARY KEY,
  alarmed_at timestamptz NOT NULL
);
