-- Rounds and answers are most of what a match keeps. Tables are made anew: columns in the order that leaves no gaps
-- between them, and options as one text and one number in place of three arrays and texts.
ALTER TABLE match_round RENAME TO match_round_before;
ALTER TABLE match_answer RENAME TO match_answer_before;
ALTER TABLE match_booster RENAME TO match_booster_before;

CREATE TABLE match_round (
  match_id uuid NOT NULL REFERENCES match (id),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz,
  closed_at timestamptz,
  question_version integer NOT NULL,
  -- Null: the question came from elsewhere, such as the set of a day.
  pool_revision integer REFERENCES question_pool (revision),
  round smallint NOT NULL,
  -- Five digits: which option of the question stands in each place, and the place of the right one.
  packed_order smallint NOT NULL CHECK (packed_order BETWEEN 0 AND 32103),
  -- The players had seen all of the pool; this one was seen the longest time ago.
  is_repeat boolean NOT NULL DEFAULT false,
  question_id text NOT NULL,
  -- The opaque ids in the order in which they are shown, all of one length.
  packed_ids text NOT NULL CHECK (packed_ids <> '' AND length(packed_ids) % 4 = 0),
  option_ids text[] GENERATED ALWAYS AS (ARRAY[
    substr(packed_ids, 1, length(packed_ids) / 4),
    substr(packed_ids, length(packed_ids) / 4 + 1, length(packed_ids) / 4),
    substr(packed_ids, length(packed_ids) / 4 * 2 + 1, length(packed_ids) / 4),
    substr(packed_ids, length(packed_ids) / 4 * 3 + 1, length(packed_ids) / 4)]) VIRTUAL,
  option_order smallint[] GENERATED ALWAYS AS (ARRAY[
    packed_order / 10000, packed_order / 1000 % 10, packed_order / 100 % 10,
    packed_order / 10 % 10]::smallint[]) VIRTUAL,
  right_option_id text GENERATED ALWAYS AS (
    substr(packed_ids, packed_order % 10 * (length(packed_ids) / 4) + 1, length(packed_ids) / 4)) VIRTUAL
);

CREATE TABLE match_answer (
  match_id uuid NOT NULL,
  player_id uuid NOT NULL,
  locked_at timestamptz NOT NULL,
  elapsed_ms integer NOT NULL CHECK (elapsed_ms >= 0),
  -- What is given back of the time that the answer spent on its way.
  credit_ms integer NOT NULL DEFAULT 0 CONSTRAINT match_answer_credit CHECK (credit_ms BETWEEN 0 AND elapsed_ms),
  round smallint NOT NULL,
  option_id text NOT NULL
);

CREATE TABLE match_booster (
  match_id uuid NOT NULL,
  player_id uuid NOT NULL,
  used_at timestamptz NOT NULL,
  round smallint NOT NULL,
  type text NOT NULL,
  -- What it did: options taken away, how others answered, the first pick.
  effect jsonb NOT NULL
);

INSERT INTO match_round (match_id, opens_at, closes_at, closed_at, question_version, pool_revision, round,
                         packed_order, is_repeat, question_id, packed_ids)
SELECT match_id, opens_at, closes_at, closed_at, question_version, pool_revision, round,
       (array_to_string(option_order, '') || (array_position(option_ids, right_option_id) - 1))::smallint,
       is_repeat, question_id, array_to_string(option_ids, '')
  FROM match_round_before ORDER BY match_id, round;

INSERT INTO match_answer (match_id, player_id, locked_at, elapsed_ms, credit_ms, round, option_id)
SELECT match_id, player_id, locked_at, elapsed_ms, credit_ms, round, option_id
  FROM match_answer_before ORDER BY match_id, round, player_id;

INSERT INTO match_booster (match_id, player_id, used_at, round, type, effect)
SELECT match_id, player_id, used_at, round, type, effect FROM match_booster_before;

DROP TABLE match_booster_before, match_answer_before, match_round_before;

-- Made last, when all rows are there, which is faster than a row at a time.
ALTER TABLE match_round
  ADD PRIMARY KEY (match_id, round),
  ADD FOREIGN KEY (question_id, question_version) REFERENCES question_version;
-- By the hour, so that many rounds of a question have the same key, which is then stored once for all of them.
CREATE INDEX match_round_question
  ON match_round (question_id, date_bin('1 hour', opens_at, timestamptz '2000-01-01 00:00:00+00'));

ALTER TABLE match_answer
  ADD PRIMARY KEY (match_id, round, player_id),
  ADD FOREIGN KEY (match_id, round) REFERENCES match_round,
  ADD FOREIGN KEY (match_id, player_id) REFERENCES match_player;

-- Each kind once a match.
ALTER TABLE match_booster
  ADD PRIMARY KEY (match_id, player_id, type),
  ADD FOREIGN KEY (match_id, round) REFERENCES match_round,
  ADD FOREIGN KEY (match_id, player_id) REFERENCES match_player;
CREATE INDEX match_booster_player ON match_booster (player_id, type);
