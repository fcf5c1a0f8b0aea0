INSERT INTO online_node (node_id, beat_at, players) VALUES ('00000000-0000-4000-8000-0000000000e1', now(), 1);
INSERT INTO online_player (node_id, player_id, tier_rank, name_key)
VALUES ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 0, 'player');
