-- How far the ledger has been proved: every entry up to this one.
CREATE TABLE ledger_proof (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  entry_id bigint NOT NULL,
  proved_at timestamptz NOT NULL
);

-- What the proved entries of each account add up to. Escrows are left out once they are empty.
CREATE TABLE ledger_proof_account (
  account_id uuid PRIMARY KEY REFERENCES ledger_account (id),
  kind text NOT NULL,
  entry_id bigint NOT NULL,
  balance bigint NOT NULL,
  earned bigint NOT NULL
);

CREATE INDEX ledger_proof_escrow ON ledger_proof_account (account_id) WHERE kind = 'escrow';

-- The boosters that a player used.
CREATE INDEX match_booster_player ON match_booster (player_id, type);

-- What was booked for purchases, without all that was booked for matches.
CREATE INDEX ledger_transfer_purchase ON ledger_transfer (subject_id) WHERE subject_kind = 'purchase';
