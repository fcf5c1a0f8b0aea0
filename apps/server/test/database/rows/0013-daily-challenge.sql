INSERT INTO daily_challenge VALUES ('2026-11-21', 'ab', '{geography-tigris}', '{1}', '{}', 'ef', now());
INSERT INTO daily_place VALUES ('2026-11-21', 1);
INSERT INTO daily_play
VALUES ('2026-11-21', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1');
INSERT INTO idempotency_key
VALUES ('00000000-0000-4000-8000-000000000001', 'k', 'POST /api/play/matches', '\x05', 'a1', now());
