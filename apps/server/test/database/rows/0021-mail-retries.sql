INSERT INTO mail_outbox (template, mail, created_at, tries) VALUES ('verify', '{}', now(), 2);
