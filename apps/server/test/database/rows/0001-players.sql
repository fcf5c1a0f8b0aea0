INSERT INTO player (id, username, username_key, email, referral_code, created_at)
VALUES ('00000000-0000-4000-8000-000000000001', 'زانا', 'زانا', 'zana@example.com', 'AAAA2222', now()),
  ('00000000-0000-4000-8000-000000000002', NULL, NULL, NULL, 'BBBB3333', now());
UPDATE player SET referred_by = '00000000-0000-4000-8000-000000000001' WHERE referral_code = 'BBBB3333';
INSERT INTO session (player_id, token_hash, created_at, last_seen_at, expires_at)
VALUES ('00000000-0000-4000-8000-000000000001', '\x01', now(), now(), now() + interval '60 days');
