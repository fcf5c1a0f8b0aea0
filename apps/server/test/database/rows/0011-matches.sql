INSERT INTO match (id, mode_id, type, mode, day, seed, setup, state, phase, round, round_count, version, created_at)
VALUES ('00000000-0000-4000-8000-0000000000a1', 'daily', 'daily', 'solo', '2026-11-21', 'ab', '{}', '{}', 'round', 1, 5, 1, now());
INSERT INTO match (id, mode_id, type, mode, seed, setup, state, status, phase, round, round_count, version, created_at, ended_at)
VALUES ('00000000-0000-4000-8000-0000000000a2', 'quiz', 'quiz', 'solo', 'cd', '{}', '{}', 'over', 'over', 5, 5, 12, now(), now());
INSERT INTO match_player (match_id, player_id, seat, last_seen_at)
SELECT id, '00000000-0000-4000-8000-000000000001', 0, now() FROM match;
INSERT INTO match_round
SELECT id, 1, 'geography-tigris', 1, '{p,q,r,s}', '{3,2,1,0}', 'q', now(), now(), NULL FROM match;
INSERT INTO match_answer
SELECT id, 1, '00000000-0000-4000-8000-000000000001', 'q', now(), 1200 FROM match;
INSERT INTO match_event SELECT id, 1, 'round.opened', now(), '{}' FROM match;
INSERT INTO match_result
VALUES ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000001', 'won', 1, 5, 0, 0, false, NULL, now());
INSERT INTO player_statistics VALUES ('00000000-0000-4000-8000-000000000001', 1, 1, 1);
INSERT INTO node_heartbeat VALUES ('00000000-0000-4000-8000-0000000000f1', now());
