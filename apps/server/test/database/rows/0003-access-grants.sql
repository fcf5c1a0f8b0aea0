INSERT INTO access_grant (player_id, source, starts_at, ends_at)
VALUES ('00000000-0000-4000-8000-000000000001', 'sandbox', now(), now() + interval '1 day');
