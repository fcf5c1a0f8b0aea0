INSERT INTO ledger_transfer (id, idempotency_key, reason, subject_kind, subject_id, booked_at)
VALUES ('00000000-0000-4000-8000-000000001100', 'gift-card:1', 'gift_card', 'gift_card', 'tea-house-3000', now());
INSERT INTO gift_card_redemption (id, player_id, gift_card_id, points, status, transfer_id, redeemed_at)
VALUES ('00000000-0000-4000-8000-000000001101', '00000000-0000-4000-8000-000000000001', 'tea-house-3000', 600,
        'redeemed', '00000000-0000-4000-8000-000000001100', now());
INSERT INTO gift_card_code (gift_card_id, key_id, sealed, fingerprint, loaded_at, redemption_id)
VALUES ('tea-house-3000', 'k1', '\x00', '\x01', now(), '00000000-0000-4000-8000-000000001101');
INSERT INTO gift_card_alarm VALUES ('tea-house-3000', now());
