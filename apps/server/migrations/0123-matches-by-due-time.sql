-- Matches in play are read in slices, in this order; ids tell those that are due together apart.
DROP INDEX match_due;
CREATE INDEX match_due ON match (due_at, id) WHERE status = 'playing';
