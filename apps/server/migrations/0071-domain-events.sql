-- What happened in the game, recorded in the transaction of its cause and kept for good.
CREATE TABLE domain_event (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- The order in which subscribers hear events, given once an event is committed; see number-events.ts.
  position bigint UNIQUE,
  name text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL
);

CREATE INDEX domain_event_fresh ON domain_event (id) WHERE position IS NULL;

-- How far each subscriber has come.
CREATE TABLE event_subscriber (
  name text PRIMARY KEY,
  position bigint NOT NULL DEFAULT 0,
  -- Of the event after `position`, in a row.
  failures integer NOT NULL DEFAULT 0,
  last_error text,
  retry_at timestamptz
);

-- All that happened before, as it stands now: corrections are part of the results.
INSERT INTO domain_event (position, name, data, occurred_at)
SELECT row_number() OVER (ORDER BY occurred_at, step, subject), name, data, occurred_at
  FROM (
    SELECT 0 AS step, id AS subject, 'account.completed' AS name, completed_at AS occurred_at,
           jsonb_build_object('playerId', id, 'referrerId', referred_by) AS data
      FROM player WHERE completed_at IS NOT NULL
    UNION ALL
    SELECT 1, id, 'account.verified', email_verified_at, jsonb_build_object('playerId', id)
      FROM player WHERE email_verified_at IS NOT NULL
    UNION ALL
    SELECT 2, match_id, 'booster.used', used_at,
           jsonb_build_object('matchId', match_id, 'playerId', player_id, 'type', type, 'round', round)
      FROM match_booster
    UNION ALL
    SELECT 3, match.id,
           CASE WHEN refund.id IS NULL THEN 'match.settled' ELSE 'match.cancelled' END,
           min(result.settled_at),
           CASE WHEN refund.id IS NULL
             THEN jsonb_build_object('matchId', match.id, 'modeId', match.mode_id, 'players', jsonb_agg(
               jsonb_build_object(
                 'playerId', result.player_id, 'outcome', result.outcome, 'rank', result.rank,
                 'earnedPoints', result.earned_points, 'coins', result.coins,
                 'rightAnswers', result.right_answers, 'isForfeit', result.is_forfeit,
                 'isBot', result.player_id IN (SELECT (seat ->> 'id')::uuid
                                                 FROM jsonb_array_elements(match.setup -> 'players') seat
                                                WHERE (seat ->> 'isBot')::boolean)) ORDER BY result.player_id))
             ELSE jsonb_build_object('matchId', match.id, 'modeId', match.mode_id,
                                     'playerIds', jsonb_agg(result.player_id ORDER BY result.player_id))
           END
      FROM match
      JOIN match_result result ON result.match_id = match.id
      LEFT JOIN ledger_transfer refund
        ON refund.idempotency_key = 'match:' || match.id || ':settlement' AND refund.reason = 'match_refund'
     GROUP BY match.id, match.mode_id, match.setup, refund.id
  ) happened (step, subject, name, occurred_at, data);
