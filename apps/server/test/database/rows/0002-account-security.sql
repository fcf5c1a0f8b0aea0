INSERT INTO account_token (player_id, purpose, email, token_hash, created_at, expires_at)
VALUES ('00000000-0000-4000-8000-000000000001', 'verify_email', 'zana@example.com', '\x02', now(), now());
INSERT INTO attempt (kind, subject_hash, attempted_at) VALUES ('password', '\x03', now());
INSERT INTO known_address VALUES ('00000000-0000-4000-8000-000000000001', '\x04', now());
INSERT INTO social_identity VALUES ('google', '1', '00000000-0000-4000-8000-000000000002', now());
