-- Mails that went to an address or were caused by an account. The subject is hashed: an address is nobody's to read.
CREATE TABLE mail_receipt (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  subject_hash bytea NOT NULL,
  kind text NOT NULL,
  queued_at timestamptz NOT NULL
);

CREATE INDEX mail_receipt_subject ON mail_receipt (subject_hash, kind, queued_at DESC);
CREATE INDEX mail_receipt_queued_at ON mail_receipt (queued_at);
