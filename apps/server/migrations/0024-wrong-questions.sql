CREATE TABLE question_report (
  question_id text NOT NULL,
  version integer NOT NULL,
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  match_id uuid NOT NULL REFERENCES match (id),
  reason text NOT NULL,
  note text,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, question_id),
  FOREIGN KEY (question_id, version) REFERENCES question_version
);

CREATE INDEX question_report_question ON question_report (question_id);

-- Editions of questions that were found to be wrong. Whoever was asked one has answered it right.
CREATE TABLE question_void (
  question_id text NOT NULL,
  version integer NOT NULL,
  reason text NOT NULL,
  voided_at timestamptz NOT NULL,
  PRIMARY KEY (question_id, version),
  FOREIGN KEY (question_id, version) REFERENCES question_version
);

ALTER TABLE match_result ADD COLUMN corrected_at timestamptz;

CREATE TABLE notification (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  kind text NOT NULL,
  match_id uuid REFERENCES match (id),
  coins integer NOT NULL DEFAULT 0,
  points integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);

CREATE INDEX notification_player ON notification (player_id, id DESC);
