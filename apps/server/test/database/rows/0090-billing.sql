INSERT INTO subscription (id, operator, service_id, phone_number, player_id, language, terms, fold, state, last_event,
                          opened_at, authentication_id, checkout_token_hash)
VALUES ('00000000-0000-4000-8000-000000000901', 'tigris', 'zana-plus', '+9647701234567',
        '00000000-0000-4000-8000-000000000001', 'ckb', '{}', '{}', 'active', '{}', now(), 'authentication', '\x01');
INSERT INTO billing_event VALUES ('00000000-0000-4000-8000-000000000901', 'requested', 'code_requested', now(), '{}', now());
INSERT INTO billing_consent
VALUES ('00000000-0000-4000-8000-000000000901', 'v1', 'ckb', 'text', 300, '10.0.0.1', NULL, 'ti', 'authentication', now(), now());
INSERT INTO fraud_check (ti, operator, ts, script_at) VALUES ('ti', 'tigris', 1, now());
INSERT INTO billing_inbox (operator, event_id, event, received_at, next_try_at) VALUES ('tigris', 'event', '{}', now(), now());
INSERT INTO billing_outbox (subscription_id, kind, key, template, created_at, next_try_at)
VALUES ('00000000-0000-4000-8000-000000000901', 'message', 'welcome', 'welcome', now(), now());
INSERT INTO payment (id, provider, provider_payment_id, subscription_id, bill_id, collected_iqd, refund_due_iqd, occurred_at)
VALUES ('00000000-0000-4000-8000-000000000902', 'operator:tigris', 'payment', '00000000-0000-4000-8000-000000000901', 'bill', 300, 0, now());
INSERT INTO money_entry (payment_id, journal, account, amount_iqd, booked_at)
VALUES ('00000000-0000-4000-8000-000000000902', gen_random_uuid(), 'receivable', 300, now());
INSERT INTO phone_code (token_hash, operator, phone_number, code_hash, expires_at)
VALUES ('\x02', 'tigris', '+9647701234567', '\x03', now());
INSERT INTO phone_receipt (number_hash, sent_at) VALUES ('\x04', now());
INSERT INTO sealed_moment VALUES ('\x05', '1764061200000', now());
