-- Which questions could be drawn, from when on; what is in it never changes, so that a draw can be checked later.
CREATE TABLE question_pool (
  revision integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- SHA-256 of the cells, by which servers know that they hold it already.
  content_hash text NOT NULL,
  -- `[{categoryId, difficulty, questionIds}]`, each list in alphabetical order.
  cells jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- Null: the question came from elsewhere, such as the set of a day.
ALTER TABLE match_round
  ADD COLUMN pool_revision integer REFERENCES question_pool (revision),
  -- The players had seen all of the pool; this one was seen the longest time ago.
  ADD COLUMN is_repeat boolean NOT NULL DEFAULT false;

CREATE INDEX match_round_question ON match_round (question_id);

-- The seed of a player's next solo match, whose hash they may see before it begins.
CREATE TABLE next_seed (
  player_id uuid PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
  seed text NOT NULL,
  created_at timestamptz NOT NULL
);
