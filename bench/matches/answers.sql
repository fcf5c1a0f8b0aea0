-- Queries of the server for one answer that comes alone, without anything around them: the owner of the token, the
-- answer itself, and whether the round is complete. `:answer` counts the answers of all clients, from 0.
\set answer :client_id * :per_client + :done
\set done :done + 1
\set match :answer / :per_match
SELECT session.id, session.purpose, session.last_seen_at, player.id, player.completed_at, player.email_verified_at
  FROM session JOIN player ON player.id = session.player_id
 WHERE session.token_hash = sha256(('bench-token-' || lpad(:answer::text, 24, '0'))::bytea)
   AND session.expires_at > now() AND player.deleted_at IS NULL;
WITH answer AS (
INSERT INTO match_answer (match_id, round, player_id, option_id, locked_at, elapsed_ms)
SELECT r.match_id, r.round, p.player_id, 'aaaaaaaa', now(),
       least(extract(epoch FROM now() - r.opens_at) * 1000, 2147483647)::int
  FROM match_round r
  JOIN match_player p USING (match_id)
  JOIN match m ON m.id = r.match_id AND (m.mode_id = ANY (ARRAY['quiz'])) = false
 WHERE r.match_id = ('00000000-0000-4000-9000-' || lpad(:match::text, 12, '0'))::uuid AND r.round = 1
   AND p.player_id = ('00000000-0000-4000-8000-' || lpad(:answer::text, 12, '0'))::uuid AND p.is_active
   AND r.closed_at IS NULL
   AND 'aaaaaaaa' = ANY (r.option_ids)
   AND r.opens_at <= now() AND (r.closes_at IS NULL OR now() <= r.closes_at
       + make_interval(secs => CASE WHEN p.extra_round = r.round THEN p.extra_ms ELSE 0 END / 1000.0))
   AND NOT EXISTS (SELECT 1 FROM match_booster b
                    WHERE b.match_id = p.match_id AND b.player_id = p.player_id AND b.round = r.round
                      AND (b.effect -> 'removed' ? 'aaaaaaaa' OR b.effect ->> 'firstPick' = 'aaaaaaaa'
                           OR (b.type = 'second_chance' AND NOT b.effect ? 'firstPick'
                               AND 'aaaaaaaa' <> r.right_option_id)))
   FOR SHARE OF r SKIP LOCKED
   FOR NO KEY UPDATE OF p SKIP LOCKED
    ON CONFLICT DO NOTHING
RETURNING match_id, player_id)
UPDATE match_player p SET last_seen_at = now()
  FROM answer WHERE p.match_id = answer.match_id AND p.player_id = answer.player_id
RETURNING 1;
SELECT coalesce(
  (SELECT true FROM match_player p
    WHERE p.match_id = ('00000000-0000-4000-9000-' || lpad(:match::text, 12, '0'))::uuid AND p.is_active
      AND p.player_id >= ('00000000-0000-4000-8000-' || lpad(:answer::text, 12, '0'))::uuid
      AND (SELECT true FROM match_answer a
            WHERE a.match_id = p.match_id AND a.round = 1 AND a.player_id = p.player_id) IS NULL
    ORDER BY p.player_id LIMIT 1),
  (SELECT true FROM match_player p
    WHERE p.match_id = ('00000000-0000-4000-9000-' || lpad(:match::text, 12, '0'))::uuid AND p.is_active
      AND p.player_id < ('00000000-0000-4000-8000-' || lpad(:answer::text, 12, '0'))::uuid
      AND (SELECT true FROM match_answer a
            WHERE a.match_id = p.match_id AND a.round = 1 AND a.player_id = p.player_id) IS NULL
    ORDER BY p.player_id LIMIT 1), false);
