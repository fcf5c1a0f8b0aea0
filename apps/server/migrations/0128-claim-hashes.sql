-- The password of a claim, hashed with a salt of its address, so that one hash finds it among all claims of the address.
ALTER TABLE player ADD COLUMN claim_hash bytea;
CREATE INDEX player_claim ON player (email, claim_hash) WHERE claim_hash IS NOT NULL;
