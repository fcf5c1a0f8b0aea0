INSERT INTO question_pool (content_hash, cells, created_at)
VALUES ('ab', '[{"categoryId": "geography", "difficulty": 1, "questionIds": ["geography-tigris"]}]', now());
INSERT INTO next_seed VALUES ('00000000-0000-4000-8000-000000000001', 'ab', now());
UPDATE match_round SET pool_revision = 1, is_repeat = true;
