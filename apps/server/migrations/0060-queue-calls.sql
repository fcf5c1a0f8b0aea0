-- When a waiting player was asked whether they are still there, since somebody to play with has come.
ALTER TABLE queue_ticket ADD COLUMN called_at timestamptz;
