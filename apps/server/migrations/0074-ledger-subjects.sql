-- A transfer is about something: a match, a booster, a friend; later a tournament or a purchase.
ALTER TABLE ledger_transfer ADD COLUMN subject_kind text;
ALTER TABLE ledger_transfer RENAME COLUMN reference TO subject_id;

UPDATE ledger_transfer SET subject_kind = CASE reason
    WHEN 'booster_purchase' THEN 'booster'
    WHEN 'referral' THEN 'player'
    ELSE 'match' END
 WHERE subject_id IS NOT NULL;

ALTER TABLE ledger_transfer ADD CHECK ((subject_kind IS NULL) = (subject_id IS NULL));

-- What lies in escrow is held for a subject, too: entries of a tournament are paid long before its match.
ALTER TABLE ledger_account
  ADD COLUMN subject_kind text,
  ADD COLUMN subject_id uuid,
  -- Rises with each booking, so that of two balances the later one is known.
  ADD COLUMN version bigint NOT NULL DEFAULT 0;

UPDATE ledger_account SET subject_kind = 'match', subject_id = match_id WHERE match_id IS NOT NULL;
UPDATE ledger_account account SET version = booked.count
  FROM (SELECT account_id, count(*) AS count FROM ledger_entry GROUP BY account_id) booked
 WHERE booked.account_id = account.id AND account.kind <> 'house';

-- Its checks, its unique key and its index go with the column.
ALTER TABLE ledger_account DROP COLUMN match_id;
ALTER TABLE ledger_account
  ADD CHECK ((kind = 'escrow') = (subject_id IS NOT NULL)),
  ADD CHECK ((subject_kind IS NULL) = (subject_id IS NULL)),
  ADD UNIQUE NULLS NOT DISTINCT (kind, player_id, subject_kind, subject_id, currency);

CREATE INDEX ledger_account_subject ON ledger_account (subject_id) WHERE subject_id IS NOT NULL;
