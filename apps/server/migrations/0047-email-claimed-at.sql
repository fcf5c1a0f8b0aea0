-- When an account named its address: of two who claim one, the account that was made first need not be the first.
ALTER TABLE player ADD COLUMN email_claimed_at timestamptz;
UPDATE player SET email_claimed_at = created_at WHERE email IS NOT NULL;
