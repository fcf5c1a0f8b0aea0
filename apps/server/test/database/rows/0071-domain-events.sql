INSERT INTO event_subscriber (name, position, failures, last_error, retry_at)
VALUES ('trial', 1, 2, 'a failure', now());
