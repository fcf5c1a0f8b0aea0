-- The app that the clients of the embedded realtime server know, made at the first start: the same for all nodes.
CREATE TABLE realtime_app (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  app_id text NOT NULL,
  app_key text NOT NULL,
  app_secret text NOT NULL,
  created_at timestamptz NOT NULL
);
