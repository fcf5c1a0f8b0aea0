INSERT INTO question VALUES ('geography-tigris', 'bank', 'geography', 1, 'published', 1, 'a');
INSERT INTO question_version VALUES ('geography-tigris', 1, 2, NULL, 'A book', 'https://example.com');
INSERT INTO question_text
SELECT 'geography-tigris', 1, language, 'Which river?', '{a,b,c,d}', NULL FROM unnest('{en,ar,ckb}'::text[]) AS language;
INSERT INTO player_question
VALUES ('00000000-0000-4000-8000-000000000001', 'geography-tigris', 2, 2, 1, now());
