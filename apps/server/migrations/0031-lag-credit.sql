-- What is given back of the time that an answer spent on its way; the time itself stays as it was measured.
ALTER TABLE match_answer ADD COLUMN credit_ms integer NOT NULL DEFAULT 0
  CONSTRAINT match_answer_credit CHECK (credit_ms BETWEEN 0 AND elapsed_ms);
