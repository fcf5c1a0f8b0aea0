INSERT INTO question VALUES ('import-1', 'import', 'geography', 2, 'draft', 1, 'b');
INSERT INTO question_version VALUES ('import-1', 1, 4, NULL, NULL, NULL);
INSERT INTO question_text VALUES ('import-1', 1, 'en', 'Which lake?', '{a,b,c,d,e}', NULL);
