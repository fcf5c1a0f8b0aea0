-- Due times apart from their matches. Each step of a match changes when it is due next; while an index of matches held
-- that, every step wrote a whole new row and an entry in every index. Now rows of matches change in place (HOT), and one
-- small index moves instead. Rows here are those of matches in play; `infinity`: only a player can go on.
DROP INDEX match_due, match_playing_day;
CREATE INDEX daily_play_playing ON daily_play (day) WHERE streak IS NULL;

CREATE TABLE match_due (
  due_at timestamptz NOT NULL,
  match_id uuid NOT NULL,
  PRIMARY KEY (due_at, match_id)
);

-- A trigger keeps both alike, whichever statement moves a clock: starts, rounds, shifts after an outage, repairs.
CREATE FUNCTION move_match_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_due (due_at, match_id) VALUES (coalesce(NEW.due_at, 'infinity'), NEW.id);
  ELSIF NEW.status = 'playing' THEN
    UPDATE match_due SET due_at = coalesce(NEW.due_at, 'infinity')
     WHERE due_at = coalesce(OLD.due_at, 'infinity') AND match_id = NEW.id;
  ELSE
    DELETE FROM match_due WHERE due_at = coalesce(OLD.due_at, 'infinity') AND match_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

INSERT INTO match_due (due_at, match_id)
SELECT coalesce(due_at, 'infinity'), id FROM match WHERE status = 'playing';

CREATE TRIGGER match_starts AFTER INSERT ON match
  FOR EACH ROW WHEN (NEW.status = 'playing') EXECUTE FUNCTION move_match_due();
CREATE TRIGGER match_moves AFTER UPDATE OF due_at, status ON match
  FOR EACH ROW WHEN (OLD.status = 'playing' AND (NEW.due_at, NEW.status) IS DISTINCT FROM (OLD.due_at, OLD.status))
  EXECUTE FUNCTION move_match_due();
