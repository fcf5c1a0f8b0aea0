-- The house bot has a seat like everybody else, and nothing else of a player.
ALTER TABLE player ADD COLUMN is_bot boolean NOT NULL DEFAULT false;
INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at, is_bot)
VALUES ('00000000-0000-4000-8000-00000000b070', NULL, NULL, 'HOUSE', now(), now(), true);

-- Who waits for opponents. Each player in one queue at a time.
CREATE TABLE queue_ticket (
  player_id uuid PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
  mode_id text NOT NULL,
  plan_id text NOT NULL,
  tier text NOT NULL,
  joined_at timestamptz NOT NULL,
  -- Who is not heard of has gone.
  seen_at timestamptz NOT NULL
);

CREATE INDEX queue_ticket_pool ON queue_ticket (mode_id, plan_id, seen_at);

CREATE TABLE invitation (
  id uuid PRIMARY KEY,
  mode_id text NOT NULL,
  plan_id text NOT NULL,
  requester_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  -- Null: whoever opens the link.
  invitee_id uuid REFERENCES player (id) ON DELETE CASCADE,
  code text UNIQUE,
  rematch_of uuid REFERENCES match (id),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'accepted', 'declined')),
  match_id uuid REFERENCES match (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((status = 'accepted') = (match_id IS NOT NULL)),
  CHECK ((invitee_id IS NULL) = (code IS NOT NULL))
);

CREATE INDEX invitation_requester ON invitation (requester_id, created_at DESC);
CREATE INDEX invitation_invitee ON invitation (invitee_id, created_at DESC);
CREATE INDEX invitation_rematch ON invitation (rematch_of) WHERE rematch_of IS NOT NULL;
