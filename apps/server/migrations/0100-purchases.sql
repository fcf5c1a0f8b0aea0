-- What players buy by card. A row is one intention to pay, with one page of the card service.
CREATE TABLE purchase (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Order in which they were begun.
  number bigint NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY,
  player_id uuid NOT NULL REFERENCES player (id),
  -- Made by the client, so that a repeated call opens the same page.
  payment_id uuid NOT NULL,
  package_id text NOT NULL,
  product_id text NOT NULL,
  -- As promised when it was bought; the catalogue may change later.
  benefit jsonb NOT NULL,
  amount int NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('IQD', 'USD')),
  provider text NOT NULL CHECK (provider IN ('stripe', 'qicard', 'sandbox')),
  session_id text,
  page_url text,
  provider_payment_id text,
  stage text NOT NULL DEFAULT 'created'
    CHECK (stage IN ('created', 'open', 'processing', 'failed', 'expired', 'cancelled')),
  captured int NOT NULL DEFAULT 0 CHECK (captured >= 0),
  refunded int NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND captured),
  dispute text NOT NULL DEFAULT 'none' CHECK (dispute IN ('none', 'open', 'won', 'lost')),
  failure text,
  -- What was bought is in the player's hands.
  is_held boolean NOT NULL DEFAULT false,
  -- Times it was given or taken back; part of the keys of what is booked.
  turns int NOT NULL DEFAULT 0,
  grant_id uuid REFERENCES access_grant (id),
  -- Coins that had been spent when they were to be taken back.
  coins_lost int NOT NULL DEFAULT 0 CHECK (coins_lost >= 0),
  begun_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- Next time at which the card service is asked; null: it is not.
  next_look_at timestamptz,
  looks int NOT NULL DEFAULT 0,
  UNIQUE (player_id, payment_id),
  UNIQUE (provider, session_id),
  UNIQUE (provider, provider_payment_id),
  CHECK (NOT is_held OR captured >= amount)
);

CREATE INDEX purchase_next_look ON purchase (next_look_at) WHERE next_look_at IS NOT NULL;
CREATE INDEX purchase_player ON purchase (player_id, number DESC);
CREATE INDEX purchase_paid ON purchase (paid_at) WHERE paid_at IS NOT NULL;

-- How the money of purchases moved, for the books. Rows are only ever added.
CREATE TABLE purchase_movement (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  purchase_id uuid NOT NULL REFERENCES purchase (id),
  kind text NOT NULL CHECK (kind IN ('captured', 'refunded', 'disputed', 'dispute_won')),
  -- Negative where money went away.
  amount int NOT NULL CHECK (amount <> 0),
  booked_at timestamptz NOT NULL
);

CREATE INDEX purchase_movement_purchase ON purchase_movement (purchase_id);
CREATE INDEX purchase_movement_booked ON purchase_movement (booked_at);

-- Messages of card services, once each. They are hints to ask the service; nothing of their content is kept.
CREATE TABLE card_message (
  provider text NOT NULL,
  message_id text NOT NULL,
  type text NOT NULL,
  session_id text,
  provider_payment_id text,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'applied', 'known', 'nobodys')),
  tries int NOT NULL DEFAULT 0,
  -- Null once it was handled.
  next_try_at timestamptz,
  PRIMARY KEY (provider, message_id)
);

CREATE INDEX card_message_waiting ON card_message (next_try_at) WHERE next_try_at IS NOT NULL;

-- Refunds that staff decided. The row comes before the call, and its id is the key of the call.
CREATE TABLE purchase_refund (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  purchase_id uuid NOT NULL REFERENCES purchase (id),
  amount int NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused')),
  requested_at timestamptz NOT NULL,
  next_try_at timestamptz
);

CREATE INDEX purchase_refund_purchase ON purchase_refund (purchase_id);
CREATE INDEX purchase_refund_waiting ON purchase_refund (next_try_at) WHERE next_try_at IS NOT NULL;
