-- Players who run the game, and what they may do; see rolePermissions in the contract.
CREATE TABLE staff (
  player_id uuid PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0),
  granted_at timestamptz NOT NULL
);

-- Who changed what beside the game itself, in the transaction of the change.
CREATE TABLE audit_log (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  actor_kind text NOT NULL CHECK (actor_kind IN ('player', 'staff', 'system', 'gateway')),
  -- A player's id, or the name of a command or gateway.
  actor_id text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  details jsonb NOT NULL,
  recorded_at timestamptz NOT NULL
);

-- The log is only ever added to.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;

CREATE TRIGGER audit_log_is_kept BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
