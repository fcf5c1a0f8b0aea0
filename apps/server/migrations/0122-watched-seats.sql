-- Seats whose player forfeits when away for too long.
ALTER TABLE match_player ADD COLUMN is_watched boolean NOT NULL DEFAULT false;

UPDATE match_player p SET is_watched = true
  FROM match m WHERE m.id = p.match_id AND m.status = 'playing' AND m.mode_id = 'daily' AND p.is_active;

-- When a watched player was last seen, rounded down to 20 s: most writes of presence leave it, and with it the index,
-- as they were. Null for everybody else, so that the index holds seats of matches in play alone.
ALTER TABLE match_player ADD COLUMN seen_from timestamptz GENERATED ALWAYS AS (
  CASE WHEN is_watched AND is_active THEN date_bin('20 seconds', last_seen_at, timestamptz '2000-01-01 00:00:00+00') END
) STORED;

CREATE INDEX match_player_seen_from ON match_player (seen_from) WHERE seen_from IS NOT NULL;
