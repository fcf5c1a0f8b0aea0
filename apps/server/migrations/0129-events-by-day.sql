-- Events are let go by the day: four partitions in turn, of which the next one is emptied before its day begins. Emptying
-- a table costs the same for any number of rows, and leaves nothing for VACUUM. A fixed number of partitions needs no
-- job that makes new ones in time. The turn is a column, since a partition key has to be part of the primary key.
ALTER TABLE match_event RENAME TO match_event_before;
ALTER TABLE match_event_before DROP CONSTRAINT match_event_pkey;

-- No foreign key: an event is written by the statement that writes its match, and a key would lock the table of
-- matches whenever a partition is emptied.
CREATE TABLE match_event (
  match_id uuid NOT NULL,
  version integer NOT NULL,
  -- Number of the UTC day modulo 4.
  turn smallint NOT NULL CHECK (turn BETWEEN 0 AND 3),
  kind text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL,
  PRIMARY KEY (match_id, version, turn)
) PARTITION BY LIST (turn);

CREATE TABLE match_event_0 PARTITION OF match_event FOR VALUES IN (0);
CREATE TABLE match_event_1 PARTITION OF match_event FOR VALUES IN (1);
CREATE TABLE match_event_2 PARTITION OF match_event FOR VALUES IN (2);
CREATE TABLE match_event_3 PARTITION OF match_event FOR VALUES IN (3);

INSERT INTO match_event (match_id, version, turn, kind, at, data)
SELECT match_id, version, floor(extract(epoch FROM at) / 86400)::bigint % 4, kind, at, data
  FROM match_event_before
 WHERE at > now() - interval '48 hours';

DROP TABLE match_event_before;
