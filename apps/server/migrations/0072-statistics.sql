-- Counters that the subscriber `statistics` keeps, of settled matches.
CREATE TABLE player_mode_statistics (
  player_id uuid NOT NULL REFERENCES player (id),
  mode_id text NOT NULL,
  played integer NOT NULL DEFAULT 0,
  won integer NOT NULL DEFAULT 0,
  answered integer NOT NULL DEFAULT 0,
  right_answers integer NOT NULL DEFAULT 0,
  earned_points bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, mode_id)
) WITH (fillfactor = 80);

CREATE TABLE player_category_statistics (
  player_id uuid NOT NULL REFERENCES player (id),
  category_id text NOT NULL,
  answered integer NOT NULL DEFAULT 0,
  right_answers integer NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, category_id)
) WITH (fillfactor = 80);

-- All that was settled before.
INSERT INTO player_mode_statistics (player_id, mode_id, played, won, answered, right_answers, earned_points)
SELECT result.player_id, match.mode_id, count(*), count(*) FILTER (WHERE result.outcome = 'won'),
       sum(greatest(given.answers, result.right_answers)), sum(result.right_answers), sum(result.earned_points)
  FROM match_result result
  JOIN match ON match.id = result.match_id
  JOIN player ON player.id = result.player_id AND NOT player.is_bot
 CROSS JOIN LATERAL (SELECT count(*) AS answers FROM match_answer answer
                      WHERE answer.match_id = result.match_id AND answer.player_id = result.player_id) given
 WHERE NOT result.is_forfeit
   AND NOT EXISTS (SELECT FROM ledger_transfer
                    WHERE idempotency_key = 'match:' || match.id || ':settlement' AND reason = 'match_refund')
 GROUP BY result.player_id, match.mode_id;

-- A voided question counts as answered right by all who stayed.
INSERT INTO player_category_statistics (player_id, category_id, answered, right_answers)
SELECT result.player_id, question.category_id, count(*),
       count(*) FILTER (WHERE answer.option_id = round.right_option_id
                           OR (voided.question_id IS NOT NULL AND NOT result.is_forfeit))
  FROM match_result result
  JOIN player ON player.id = result.player_id AND NOT player.is_bot
  JOIN match_round round ON round.match_id = result.match_id AND round.closed_at IS NOT NULL
  JOIN question ON question.id = round.question_id
  LEFT JOIN match_answer answer
    ON answer.match_id = round.match_id AND answer.round = round.round AND answer.player_id = result.player_id
  LEFT JOIN question_void voided
    ON voided.question_id = round.question_id AND voided.version = round.question_version
 WHERE (answer.option_id IS NOT NULL OR (voided.question_id IS NOT NULL AND NOT result.is_forfeit))
   AND NOT EXISTS (SELECT FROM ledger_transfer
                    WHERE idempotency_key = 'match:' || result.match_id || ':settlement' AND reason = 'match_refund')
 GROUP BY result.player_id, question.category_id;

INSERT INTO event_subscriber (name, position)
SELECT 'statistics', coalesce(max(position), 0) FROM domain_event;
