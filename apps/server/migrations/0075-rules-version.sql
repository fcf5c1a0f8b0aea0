-- The rules that a match is played, and replayed, by.
ALTER TABLE match ADD COLUMN rules_version integer NOT NULL DEFAULT 1;
