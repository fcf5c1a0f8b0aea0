-- The matches that a player is in the middle of, however many were played. Seats change it once, when they are out.
CREATE INDEX match_player_active ON match_player (player_id) WHERE is_active;

-- The latest rounds of a question, for what others answered.
DROP INDEX match_round_question;
CREATE INDEX match_round_question ON match_round (question_id, opens_at DESC);
