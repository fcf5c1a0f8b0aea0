INSERT INTO player_cosmetic VALUES ('00000000-0000-4000-8000-000000000001', 'frame-wings', NULL, now());
INSERT INTO player_appearance VALUES ('00000000-0000-4000-8000-000000000001', '{"frame": "frame-wings"}', now());
