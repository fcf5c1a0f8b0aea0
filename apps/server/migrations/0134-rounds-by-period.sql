-- Rounds and answers may lie in a partition a month, so that old ones are let go as whole tables. Ids of matches begin with
-- their time. All rows so far stay where they are: in the default partition, which takes every id outside of the periods.
ALTER TABLE match_round RENAME TO match_round_rest;
ALTER TABLE match_answer RENAME TO match_answer_rest;
ALTER INDEX match_round_pkey RENAME TO match_round_rest_pkey;
ALTER INDEX match_round_question RENAME TO match_round_rest_question;
ALTER INDEX match_answer_pkey RENAME TO match_answer_rest_pkey;

-- Boosters are few and stay, whatever becomes of their rounds. Their seats are still referred to.
ALTER TABLE match_booster DROP CONSTRAINT match_booster_match_id_round_fkey;

CREATE TABLE match_round (LIKE match_round_rest INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED)
  PARTITION BY RANGE (match_id);
ALTER TABLE match_round
  ADD PRIMARY KEY (match_id, round),
  ADD FOREIGN KEY (match_id) REFERENCES match (id),
  ADD FOREIGN KEY (pool_revision) REFERENCES question_pool (revision),
  ADD FOREIGN KEY (question_id, question_version) REFERENCES question_version;
CREATE INDEX match_round_question
  ON match_round (question_id, date_bin('1 hour', opens_at, timestamptz '2000-01-01 00:00:00+00'));
ALTER TABLE match_round ATTACH PARTITION match_round_rest DEFAULT;

-- An answer refers to its round from partition to partition, which looks at one table, as before; see
-- match/archive/round-partitions.ts.
CREATE TABLE match_answer (LIKE match_answer_rest INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED)
  PARTITION BY RANGE (match_id);
ALTER TABLE match_answer
  ADD PRIMARY KEY (match_id, round, player_id),
  ADD FOREIGN KEY (match_id, player_id) REFERENCES match_player;
ALTER TABLE match_answer ATTACH PARTITION match_answer_rest DEFAULT;

-- Periods whose rounds and answers were written to files.
CREATE TABLE match_archive (
  -- Such as 2027_03.
  period text PRIMARY KEY,
  -- written: the files are right; dropped: the tables are gone; restored: the tables are back, and stay.
  state text NOT NULL CHECK (state IN ('written', 'dropped', 'restored')),
  -- Tables with their columns, rows and files, each with its SHA-256.
  manifest json NOT NULL,
  changed_at timestamptz NOT NULL
);

-- Partitions are analysed by themselves, the tables that they belong to are not: see match/archive/analyze-rounds.ts.
ANALYZE match_round;
ANALYZE match_answer;
