-- The beginning of the match, with each seat: a player's latest seats are found without a look at all they ever had.
ALTER TABLE match_player ADD COLUMN created_at timestamptz;
UPDATE match_player seat SET created_at = match.created_at FROM match WHERE match.id = seat.match_id;
ALTER TABLE match_player ALTER COLUMN created_at SET NOT NULL, ALTER COLUMN created_at SET DEFAULT now();

CREATE INDEX match_player_created ON match_player (player_id, created_at);
DROP INDEX match_player_player;

-- Unread ones are counted with each look at the list.
CREATE INDEX notification_unread ON notification (player_id) WHERE read_at IS NULL;
