INSERT INTO mail_receipt (subject_hash, kind, queued_at) VALUES ('\x05', 'verify', now());
