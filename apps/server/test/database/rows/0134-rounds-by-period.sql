INSERT INTO match_archive VALUES ('2026_10', 'dropped', '{"period":"2026_10","format":"COPY text, gzip","tables":[]}', now());
