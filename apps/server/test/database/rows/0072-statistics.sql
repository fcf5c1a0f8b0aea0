INSERT INTO player_mode_statistics (player_id, mode_id, played)
VALUES ('00000000-0000-4000-8000-000000000001', 'tug-of-war', 1) ON CONFLICT DO NOTHING;
INSERT INTO player_category_statistics (player_id, category_id, answered)
VALUES ('00000000-0000-4000-8000-000000000001', 'history', 1) ON CONFLICT DO NOTHING;
