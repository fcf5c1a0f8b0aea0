-- Games that a friend has finished with an answer of their own, counted by the subscriber `referrals`.
ALTER TABLE referral ADD COLUMN games integer NOT NULL DEFAULT 0;

UPDATE referral SET games = (
  SELECT count(*) FROM match_result result
   WHERE result.player_id = referral.friend_id AND NOT result.is_forfeit
     AND EXISTS (SELECT FROM match_answer answer
                  WHERE answer.match_id = result.match_id AND answer.player_id = referral.friend_id))
 WHERE status IN ('open', 'held', 'released');

INSERT INTO event_subscriber (name, position)
SELECT 'referrals', coalesce(max(position), 0) FROM domain_event;
