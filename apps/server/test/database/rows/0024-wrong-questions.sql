INSERT INTO question_report
VALUES ('geography-tigris', 1, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a2', 'unclear', 'Which part of it?', now());
INSERT INTO question_void VALUES ('geography-tigris', 1, 'wrong_answer', now());
UPDATE match_result SET corrected_at = now();
INSERT INTO notification (player_id, kind, match_id, coins, points, created_at)
VALUES ('00000000-0000-4000-8000-000000000001', 'match_corrected', '00000000-0000-4000-8000-0000000000a2', 2, 5, now());
