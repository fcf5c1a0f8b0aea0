INSERT INTO player_booster VALUES ('00000000-0000-4000-8000-000000000001', 'shield', 1);
INSERT INTO booster_grant (player_id, type, quantity, transfer_id, granted_at)
VALUES ('00000000-0000-4000-8000-000000000001', 'shield', 2, '00000000-0000-4000-8000-0000000000c1', now());
INSERT INTO match_booster
SELECT id, '00000000-0000-4000-8000-000000000001', 'shield', 1, '{}', now() FROM match;
UPDATE match_player SET extra_round = 1, extra_ms = 10000;
