-- Mails that wait to leave, written in the transaction of what caused them, and gone once they were taken.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid REFERENCES player (id) ON DELETE CASCADE,
  template text NOT NULL,
  -- The whole mail; emptied when it was given up.
  mail jsonb,
  created_at timestamptz NOT NULL,
  gave_up_at timestamptz
);

CREATE INDEX mail_outbox_player ON mail_outbox (player_id);

-- The mailbox of the sandbox, which stands in for an SMTP server.
CREATE TABLE sandbox_mail (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  sent_at timestamptz NOT NULL
);

CREATE INDEX sandbox_mail_recipient ON sandbox_mail (recipient, id DESC);
