-- The address that an account moves to once it is verified; the one in force stays until then.
ALTER TABLE player ADD COLUMN pending_email text;

-- `change_email`: a code to the address in force, for accounts without a password.
-- `restore_email`: a link to the address that was left, which takes the change back.
ALTER TABLE account_token DROP CONSTRAINT account_token_purpose_check;
ALTER TABLE account_token ADD CONSTRAINT account_token_purpose_check CHECK (purpose IN (
  'verify_email', 'reset_password', 'complete_account', 'restore_account', 'change_email', 'restore_email'
));
