-- Friends who were brought, and what became of their reward. `held`: a person looks at it first; `released`: has looked.
CREATE TABLE referral (
  friend_id uuid PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
  referrer_id uuid NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'held', 'released', 'paid', 'refused')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz
);

CREATE INDEX referral_referrer ON referral (referrer_id, decided_at);
CREATE INDEX referral_due ON referral (created_at) WHERE status IN ('open', 'released');

-- Those of before were paid when the account was complete.
INSERT INTO referral (friend_id, referrer_id, status, created_at, decided_at)
SELECT id, referred_by, 'paid', completed_at, completed_at
  FROM player WHERE referred_by IS NOT NULL AND completed_at IS NOT NULL;
