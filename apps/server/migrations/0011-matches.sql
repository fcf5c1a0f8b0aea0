CREATE TABLE match (
  id uuid PRIMARY KEY,
  mode_id text NOT NULL,
  type text NOT NULL,
  mode text NOT NULL,
  -- The day of a daily challenge, in Baghdad; it stays when the match runs past midnight.
  day date,
  -- All chance of the match follows from it, so that it can be replayed.
  seed text NOT NULL,
  setup jsonb NOT NULL,
  state jsonb NOT NULL,
  status text NOT NULL DEFAULT 'playing' CHECK (status IN ('playing', 'over')),
  phase text NOT NULL CHECK (phase IN ('round', 'reveal', 'over')),
  -- The latest round that was announced, from 1.
  round integer NOT NULL,
  round_count integer NOT NULL,
  next_round_at timestamptz,
  -- When the match clock has to close a round or open the next; null when only a player can.
  due_at timestamptz,
  -- One more with each event.
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'over') = (phase = 'over'))
);

CREATE INDEX match_due ON match (due_at) WHERE status = 'playing';
CREATE INDEX match_playing_day ON match (day) WHERE status = 'playing';

CREATE TABLE match_player (
  match_id uuid NOT NULL REFERENCES match (id),
  player_id uuid NOT NULL REFERENCES player (id),
  seat smallint NOT NULL,
  status text NOT NULL DEFAULT 'playing' CHECK (status IN ('playing', 'left')),
  -- Whether the match still waits for this player's answers.
  is_active boolean NOT NULL DEFAULT true,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, player_id)
) WITH (fillfactor = 80);

CREATE INDEX match_player_player ON match_player (player_id, match_id);

CREATE TABLE match_round (
  match_id uuid NOT NULL REFERENCES match (id),
  round integer NOT NULL,
  question_id text NOT NULL,
  question_version integer NOT NULL,
  -- In the order in which they are shown: the opaque names, and which option of the question each one is.
  option_ids text[] NOT NULL,
  option_order smallint[] NOT NULL,
  right_option_id text NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz,
  closed_at timestamptz,
  PRIMARY KEY (match_id, round),
  FOREIGN KEY (question_id, question_version) REFERENCES question_version
);

CREATE TABLE match_answer (
  match_id uuid NOT NULL,
  round integer NOT NULL,
  player_id uuid NOT NULL,
  option_id text NOT NULL,
  locked_at timestamptz NOT NULL,
  elapsed_ms integer NOT NULL CHECK (elapsed_ms >= 0),
  PRIMARY KEY (match_id, round, player_id),
  FOREIGN KEY (match_id, round) REFERENCES match_round,
  FOREIGN KEY (match_id, player_id) REFERENCES match_player
);

CREATE TABLE match_event (
  match_id uuid NOT NULL REFERENCES match (id),
  version integer NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL,
  PRIMARY KEY (match_id, version)
);

-- Written by the settlement; its key is what makes a match settle once.
CREATE TABLE match_result (
  match_id uuid NOT NULL,
  player_id uuid NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('won', 'lost', 'draw')),
  right_answers integer NOT NULL,
  points integer NOT NULL,
  coins integer NOT NULL,
  coins_for_plus integer NOT NULL,
  is_forfeit boolean NOT NULL,
  -- Number N of the first 1,000 of a daily challenge.
  place integer,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (match_id, player_id),
  FOREIGN KEY (match_id, player_id) REFERENCES match_player
);

CREATE TABLE player_statistics (
  player_id uuid PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
  matches_completed integer NOT NULL DEFAULT 0,
  matches_won integer NOT NULL DEFAULT 0,
  right_answers integer NOT NULL DEFAULT 0
);

-- When each server last said that it lives. Time without any of them is taken out of the clocks of matches.
CREATE TABLE node_heartbeat (
  node_id uuid PRIMARY KEY,
  beat_at timestamptz NOT NULL
);
