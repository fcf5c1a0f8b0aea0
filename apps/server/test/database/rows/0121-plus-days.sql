INSERT INTO ledger_transfer (id, idempotency_key, reason, subject_kind, subject_id, booked_at)
VALUES ('00000000-0000-4000-8000-000000001210', 'plus-days:1', 'plus_days', 'plus_days', 'plus-7-days', now());
INSERT INTO access_grant (id, player_id, source, starts_at, ends_at)
VALUES ('00000000-0000-4000-8000-000000001211', '00000000-0000-4000-8000-000000000001', 'points', now(),
        now() + interval '7 days');
INSERT INTO plus_days_redemption (player_id, offer_id, days, points, transfer_id, grant_id, redeemed_at)
VALUES ('00000000-0000-4000-8000-000000000001', 'plus-7-days', 7, 600, '00000000-0000-4000-8000-000000001210',
        '00000000-0000-4000-8000-000000001211', now());
