-- What came of a call, as JSON, so that a repeat is answered with it.
ALTER TABLE idempotency_key ADD COLUMN result jsonb;
UPDATE idempotency_key SET result = jsonb_build_object('matchId', result_id)
 WHERE result_id IS NOT NULL AND call = 'POST /api/play/matches';
ALTER TABLE idempotency_key DROP COLUMN result_id;
