-- Each kind of news has data of its own; the contract has a schema for each.
ALTER TABLE notification ADD COLUMN data jsonb NOT NULL DEFAULT '{}';

UPDATE notification SET data = CASE kind
    WHEN 'match_corrected' THEN jsonb_build_object('matchId', match_id, 'coins', coins, 'points', points)
    WHEN 'referral_paid' THEN jsonb_build_object('coins', coins, 'points', points)
    WHEN 'referral_welcome' THEN jsonb_build_object('points', points)
    ELSE '{}' END;

ALTER TABLE notification
  DROP COLUMN match_id, DROP COLUMN coins, DROP COLUMN points, ALTER COLUMN data DROP DEFAULT;

-- Players were told of earlier corrections when these were made.
INSERT INTO event_subscriber (name, position)
SELECT 'notifications', coalesce(max(position), 0) FROM domain_event;
