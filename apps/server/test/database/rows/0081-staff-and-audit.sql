INSERT INTO staff VALUES ('00000000-0000-4000-8000-000000000001', '{auditor}', now());
INSERT INTO audit_log (actor_kind, actor_id, action, subject_kind, subject_id, details, recorded_at)
VALUES ('system', 'cli', 'staff.granted', 'player', '00000000-0000-4000-8000-000000000001', '{"role": "auditor"}', now());
