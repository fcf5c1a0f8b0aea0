-- Double entry: every transfer's entries sum to zero in each currency.
CREATE TABLE ledger_account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('player', 'escrow', 'house')),
  player_id uuid REFERENCES player (id),
  match_id uuid REFERENCES match (id),
  currency text NOT NULL CHECK (currency IN ('coin', 'point')),
  -- The house keeps none: its row would be changed by everybody's rewards at once.
  balance bigint CHECK (balance >= 0),
  -- Points ever earned by playing; spending does not lower them.
  earned bigint NOT NULL DEFAULT 0 CHECK (earned >= 0),
  CHECK ((kind = 'player') = (player_id IS NOT NULL)),
  CHECK ((kind = 'escrow') = (match_id IS NOT NULL)),
  CHECK ((kind = 'house') = (balance IS NULL)),
  UNIQUE NULLS NOT DISTINCT (kind, player_id, match_id, currency)
);

CREATE INDEX ledger_account_player ON ledger_account (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX ledger_account_match ON ledger_account (match_id) WHERE match_id IS NOT NULL;

INSERT INTO ledger_account (kind, currency) VALUES ('house', 'coin'), ('house', 'point');

CREATE TABLE ledger_transfer (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- A transfer under a key that was booked before changes nothing.
  idempotency_key text NOT NULL UNIQUE,
  reason text NOT NULL,
  -- What it was for, such as a match.
  reference text,
  booked_at timestamptz NOT NULL
);

CREATE TABLE ledger_entry (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  transfer_id uuid NOT NULL REFERENCES ledger_transfer (id),
  account_id uuid NOT NULL REFERENCES ledger_account (id),
  amount bigint NOT NULL CHECK (amount <> 0),
  earned bigint NOT NULL DEFAULT 0,
  -- Null for the house.
  balance_after bigint CHECK (balance_after >= 0),
  -- With the transfer's key this makes (account, key) unique.
  UNIQUE (account_id, transfer_id)
);

CREATE INDEX ledger_entry_account ON ledger_entry (account_id, id DESC);
CREATE INDEX ledger_entry_transfer ON ledger_entry (transfer_id);
