-- A mail that was not taken waits longer each time, whichever node tries it.
ALTER TABLE mail_outbox
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now();

CREATE INDEX mail_outbox_next_try_at ON mail_outbox (next_try_at) WHERE gave_up_at IS NULL;
