INSERT INTO match_event
SELECT match.id, 10 + turn, turn, 'round.opened', now(), '{}' FROM match CROSS JOIN generate_series(0, 3) turn;
