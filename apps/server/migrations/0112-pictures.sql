-- Pictures that players uploaded for their avatar, one at a time.
CREATE TABLE player_picture (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL UNIQUE REFERENCES player (id) ON DELETE CASCADE,
  -- `hidden`: reported by several players, until somebody has looked. `approved`: somebody has, and reports hide it no more.
  status text NOT NULL DEFAULT 'shown' CHECK (status IN ('shown', 'hidden', 'approved')),
  created_at timestamptz NOT NULL
);

CREATE INDEX player_picture_hidden ON player_picture (created_at) WHERE status = 'hidden';

CREATE TABLE picture_report (
  picture_id uuid NOT NULL REFERENCES player_picture (id) ON DELETE CASCADE,
  reporter_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  reason text NOT NULL,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (picture_id, reporter_id)
);

CREATE INDEX picture_report_reporter ON picture_report (reporter_id);

-- Files without a row, which a job deletes: a store has no part in transactions.
CREATE TABLE removed_picture (
  id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);
