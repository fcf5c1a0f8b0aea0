-- Subscriptions by operator: each row is one attempt, and is never used again after it has ended. What is in `fold`,
-- `state`, `end_reason`, `paid_through` and `next_change_at` follows from the rows of `billing_event`.
CREATE TABLE subscription (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  operator text NOT NULL,
  service_id text NOT NULL,
  phone_number text NOT NULL,
  -- Null until the code was right, where nobody was signed in.
  player_id uuid REFERENCES player (id),
  language text NOT NULL CHECK (language IN ('en', 'ar', 'ckb')),
  terms jsonb NOT NULL,
  fold jsonb NOT NULL,
  state text NOT NULL CHECK (state IN
    ('pending_pin', 'activating', 'active', 'grace', 'suspended', 'cancelling', 'cancelled', 'ended')),
  end_reason text,
  last_event jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  paid_through timestamptz,
  -- Next time at which it changes by itself; null: never.
  next_change_at timestamptz,
  -- Next time at which the operator is asked; null: it is not.
  next_poll_at timestamptz,
  polls int NOT NULL DEFAULT 0,
  operator_subscription_id text,
  authentication_id text NOT NULL,
  -- Names the latest attempt to confirm.
  correlator uuid,
  -- Whoever has the token is the browser that asked for the code.
  checkout_token_hash bytea NOT NULL UNIQUE,
  signed_in_at timestamptz,
  CHECK ((state = 'ended') = (end_reason IS NOT NULL))
);

-- At most one that lives for a number and a service, whatever happens at once.
CREATE UNIQUE INDEX subscription_live ON subscription (operator, service_id, phone_number)
  WHERE state NOT IN ('cancelled', 'ended');
CREATE INDEX subscription_number ON subscription (operator, phone_number, opened_at DESC);
CREATE INDEX subscription_player ON subscription (player_id, opened_at DESC) WHERE player_id IS NOT NULL;
CREATE INDEX subscription_next_change ON subscription (next_change_at) WHERE next_change_at IS NOT NULL;
CREATE INDEX subscription_next_poll ON subscription (next_poll_at) WHERE next_poll_at IS NOT NULL;

-- What happened to a subscription, in whatever order it was heard.
CREATE TABLE billing_event (
  subscription_id uuid NOT NULL REFERENCES subscription (id),
  key text NOT NULL,
  type text NOT NULL,
  occurred_at timestamptz NOT NULL,
  event jsonb NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, key)
);

-- Evidence of what a subscriber agreed to, stored before the first charge.
CREATE TABLE billing_consent (
  subscription_id uuid PRIMARY KEY REFERENCES subscription (id),
  text_version text NOT NULL,
  language text NOT NULL,
  -- The text as it stood.
  text text NOT NULL,
  price_iqd int NOT NULL,
  address text NOT NULL,
  user_agent text,
  ti text NOT NULL,
  authentication_id text NOT NULL,
  shown_at timestamptz NOT NULL,
  confirmed_at timestamptz NOT NULL
);

-- Transactions of the anti-fraud check. Each serves one confirmation.
CREATE TABLE fraud_check (
  ti text PRIMARY KEY,
  operator text NOT NULL,
  ts bigint NOT NULL,
  script_at timestamptz NOT NULL,
  used_at timestamptz,
  verdict text,
  code text
);

-- Everything that operators told, once each.
CREATE TABLE billing_inbox (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  operator text NOT NULL,
  event_id text NOT NULL,
  event jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'applied', 'known', 'nobodys')),
  subscription_id uuid REFERENCES subscription (id),
  tries int NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  handled_at timestamptz,
  UNIQUE (operator, event_id)
);

CREATE INDEX billing_inbox_waiting ON billing_inbox (next_try_at) WHERE state = 'waiting';

-- What operators are to be told, in the transaction of its cause; once a key.
CREATE TABLE billing_outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subscription_id uuid NOT NULL REFERENCES subscription (id),
  kind text NOT NULL CHECK (kind IN ('message', 'unsubscribe')),
  key text NOT NULL,
  template text,
  created_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  done_at timestamptz,
  gave_up_at timestamptz,
  UNIQUE (subscription_id, kind, key)
);

CREATE INDEX billing_outbox_waiting ON billing_outbox (next_try_at) WHERE done_at IS NULL AND gave_up_at IS NULL;

-- Money that came in from outside, in dinars.
CREATE TABLE payment (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  subscription_id uuid REFERENCES subscription (id),
  bill_id text,
  collected_iqd int NOT NULL CHECK (collected_iqd >= 0),
  -- Part of it that bought nothing and goes back.
  refund_due_iqd int NOT NULL CHECK (refund_due_iqd BETWEEN 0 AND collected_iqd),
  refunded_iqd int NOT NULL DEFAULT 0 CHECK (refunded_iqd BETWEEN 0 AND collected_iqd),
  occurred_at timestamptz NOT NULL,
  UNIQUE (provider, provider_payment_id)
);

CREATE INDEX payment_subscription ON payment (subscription_id);
CREATE INDEX payment_refund_due ON payment (occurred_at) WHERE refund_due_iqd > refunded_iqd;

-- Double entry of that money: the entries of a journal sum to zero. Rows are only ever added.
CREATE TABLE money_entry (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id uuid NOT NULL REFERENCES payment (id),
  journal uuid NOT NULL,
  account text NOT NULL CHECK (account IN ('receivable', 'revenue', 'refunds_due')),
  amount_iqd int NOT NULL CHECK (amount_iqd <> 0),
  booked_at timestamptz NOT NULL
);

CREATE INDEX money_entry_payment ON money_entry (payment_id);

-- Codes that we send ourselves, to numbers that sign in without subscribing.
CREATE TABLE phone_code (
  token_hash bytea PRIMARY KEY,
  operator text NOT NULL,
  phone_number text NOT NULL,
  -- Null: nobody's number, to which nothing was sent.
  player_id uuid REFERENCES player (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  wrong_tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

CREATE INDEX phone_code_player ON phone_code (player_id);
CREATE INDEX phone_code_expires ON phone_code (expires_at);

-- Codes that a number was sent lately, for the limits.
CREATE TABLE phone_receipt (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  number_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL
);

CREATE INDEX phone_receipt_number ON phone_receipt (number_hash, sent_at DESC);

-- Moments of sealed checkouts, each used once a session.
CREATE TABLE sealed_moment (
  session_hash bytea NOT NULL,
  timespan text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (session_hash, timespan)
);

-- Grants of a subscription are replaced by its fold, by their key.
ALTER TABLE access_grant
  ADD COLUMN subscription_id uuid REFERENCES subscription (id),
  ADD COLUMN key text,
  ADD CONSTRAINT access_grant_of_subscription UNIQUE (subscription_id, key);
