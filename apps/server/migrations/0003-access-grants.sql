-- Plus is never a state: it is an unrevoked grant that covers now.
CREATE TABLE access_grant (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  source text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CHECK (ends_at > starts_at)
);

CREATE INDEX access_grant_player ON access_grant (player_id, ends_at DESC);
