INSERT INTO queue_ticket
VALUES ('00000000-0000-4000-8000-000000000001', 'tug-of-war', 'standard', 'starter', now(), now());
INSERT INTO invitation (id, mode_id, plan_id, requester_id, code, created_at, expires_at)
VALUES ('00000000-0000-4000-8000-0000000000d1', 'tug-of-war', 'standard', '00000000-0000-4000-8000-000000000001',
        'ABCDEFGH', now(), now() + interval '15 minutes');
