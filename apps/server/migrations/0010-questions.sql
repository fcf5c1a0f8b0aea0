-- The questions. What a match showed stays as it was: a changed text makes a new version.
CREATE TABLE question (
  id text PRIMARY KEY,
  -- `bank`: from the files of the project; one that is no longer there is retired.
  origin text NOT NULL DEFAULT 'bank',
  category_id text NOT NULL,
  difficulty smallint NOT NULL CHECK (difficulty BETWEEN 1 AND 3),
  status text NOT NULL CHECK (status IN ('draft', 'published', 'retired')),
  version integer NOT NULL,
  -- SHA-256 of all that the current version says.
  content_hash text NOT NULL
);

CREATE INDEX question_published ON question (category_id, difficulty) WHERE status = 'published';

CREATE TABLE question_version (
  question_id text NOT NULL REFERENCES question (id),
  version integer NOT NULL,
  -- Which of the options of each text is right, from 0.
  right_option smallint NOT NULL CHECK (right_option BETWEEN 0 AND 3),
  picture_url text,
  source_title text,
  source_url text,
  PRIMARY KEY (question_id, version)
);

CREATE TABLE question_text (
  question_id text NOT NULL,
  version integer NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'ar', 'ckb')),
  prompt text NOT NULL,
  options text[] NOT NULL CHECK (cardinality(options) = 4),
  explanation text,
  PRIMARY KEY (question_id, version, language),
  FOREIGN KEY (question_id, version) REFERENCES question_version
);

-- What each player saw and knew. Sums of it tell how often a question was shown and answered right,
-- without a row that every player's answer would have to wait for.
CREATE TABLE player_question (
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  question_id text NOT NULL REFERENCES question (id),
  shown_count integer NOT NULL,
  answered_count integer NOT NULL,
  right_count integer NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, question_id)
);

CREATE INDEX player_question_question ON player_question (question_id);
