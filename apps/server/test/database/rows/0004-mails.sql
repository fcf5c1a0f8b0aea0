INSERT INTO mail_outbox (player_id, template, mail, created_at)
VALUES ('00000000-0000-4000-8000-000000000001', 'verify-email', '{"to": "zana@example.com"}', now());
INSERT INTO sandbox_mail (recipient, subject, text, html, sent_at)
VALUES ('zana@example.com', 'Welcome', 'Welcome', '<p>Welcome</p>', now());
