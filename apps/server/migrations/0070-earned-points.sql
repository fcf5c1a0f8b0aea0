-- Points of a result that count for ranking: `points` holds returned stakes, too.
ALTER TABLE match_result
  ADD COLUMN earned_points integer NOT NULL DEFAULT 0 CHECK (earned_points >= 0),
  -- Place among the players of the match, 1 for the best; those who are level share it. Null where nobody was ranked.
  ADD COLUMN rank integer CHECK (rank >= 1);

UPDATE match_result result SET earned_points = earned.points
  FROM (SELECT transfer.reference, account.player_id, sum(entry.earned) AS points
          FROM ledger_entry entry
          JOIN ledger_transfer transfer ON transfer.id = entry.transfer_id
          JOIN ledger_account account ON account.id = entry.account_id
         WHERE transfer.reason IN ('match_reward', 'daily_challenge', 'first_thousand', 'correction')
           AND account.player_id IS NOT NULL AND entry.earned > 0
         GROUP BY transfer.reference, account.player_id) earned
 WHERE earned.reference = result.match_id::text AND earned.player_id = result.player_id;

-- Games against others; a draw is shared.
UPDATE match_result result SET rank = CASE WHEN result.outcome = 'lost' THEN 2 ELSE 1 END
  FROM match WHERE match.id = result.match_id AND match.mode = 'multi'
   AND NOT EXISTS (SELECT FROM ledger_transfer
                    WHERE idempotency_key = 'match:' || match.id || ':settlement' AND reason = 'match_refund');
