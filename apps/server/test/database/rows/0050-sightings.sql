INSERT INTO sighting VALUES ('00000000-0000-4000-8000-000000000001', 'device', '\x05', now(), now());
INSERT INTO sighting_key (key) VALUES ('\x06');
