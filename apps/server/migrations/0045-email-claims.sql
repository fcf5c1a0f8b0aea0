-- Whoever signs up claims an address; it belongs to the one account that has verified it.
ALTER TABLE player DROP CONSTRAINT player_email_key;
CREATE UNIQUE INDEX player_verified_email ON player (email) WHERE email_verified_at IS NOT NULL;
CREATE INDEX player_email ON player (email);
