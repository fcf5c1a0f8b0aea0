INSERT INTO realtime_app VALUES (true, '1', 'a key', 'a secret', now());
