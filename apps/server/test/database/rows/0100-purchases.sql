INSERT INTO purchase (id, player_id, payment_id, package_id, product_id, benefit, amount, currency, provider, begun_at, expires_at)
VALUES ('00000000-0000-4000-8000-000000001000', '00000000-0000-4000-8000-000000000001',
        '00000000-0000-4000-8000-000000001001', 'plus', 'plus-30-days', '{"kind":"plus","days":30}', 9000, 'IQD', 'sandbox',
        now(), now());
INSERT INTO purchase_movement (purchase_id, kind, amount, booked_at)
VALUES ('00000000-0000-4000-8000-000000001000', 'captured', 9000, now());
INSERT INTO card_message (provider, message_id, type, occurred_at, received_at)
VALUES ('sandbox', 'evt_1', 'checkout.session.completed', now(), now());
INSERT INTO purchase_refund (purchase_id, amount, reason, requested_at)
VALUES ('00000000-0000-4000-8000-000000001000', 1, 'asked for it', now());
