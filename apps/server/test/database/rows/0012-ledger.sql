INSERT INTO ledger_account (id, kind, player_id, currency, balance)
VALUES ('00000000-0000-4000-8000-0000000000b1', 'player', '00000000-0000-4000-8000-000000000001', 'point', 5);
INSERT INTO ledger_transfer (id, idempotency_key, reason, booked_at)
VALUES ('00000000-0000-4000-8000-0000000000c1', 'match:a2', 'reward', now());
INSERT INTO ledger_entry (transfer_id, account_id, amount, earned, balance_after)
VALUES ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000b1', 5, 5, 5);
INSERT INTO ledger_entry (transfer_id, account_id, amount)
SELECT '00000000-0000-4000-8000-0000000000c1', id, -5 FROM ledger_account WHERE kind = 'house' AND currency = 'point';
