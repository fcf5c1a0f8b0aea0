INSERT INTO ledger_transfer (id, idempotency_key, reason, subject_kind, subject_id, booked_at)
VALUES ('00000000-0000-4000-8000-000000001200', 'daily-bonus:1', 'daily_bonus', 'player',
        '00000000-0000-4000-8000-000000000001', now());
INSERT INTO daily_bonus_claim
VALUES ('00000000-0000-4000-8000-000000000001', '2026-11-25', 1, 50, '00000000-0000-4000-8000-000000001200', now());
