-- Days in a row up to each day, so that a streak is read from one row. Null while the day is being played, 0 for a day
-- that was forfeited.
ALTER TABLE daily_play ADD COLUMN streak integer CHECK (streak >= 0);
ALTER TABLE daily_play SET (fillfactor = 90);

UPDATE daily_play play
   SET streak = CASE WHEN result.is_forfeit THEN 0 ELSE run.streak END
  FROM match_result result
  LEFT JOIN (
    -- Days in a row have the same distance from their place among the played days.
    SELECT match_id, row_number() OVER (PARTITION BY player_id, day - place ORDER BY day) AS streak
      FROM (SELECT played.player_id, played.day, played.match_id,
                   row_number() OVER (PARTITION BY played.player_id ORDER BY played.day)::integer AS place
              FROM daily_play played
              JOIN match_result ended ON ended.match_id = played.match_id AND ended.player_id = played.player_id
             WHERE NOT ended.is_forfeit) placed
  ) run ON run.match_id = result.match_id
 WHERE result.match_id = play.match_id AND result.player_id = play.player_id;
