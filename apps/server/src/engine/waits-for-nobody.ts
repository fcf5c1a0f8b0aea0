import { sql } from 'kysely';

/** Of the match `m` of a query: everybody who may has answered its latest round. */
export const waitsForNobody = sql`NOT EXISTS (
  SELECT 1 FROM match_player p
   WHERE p.match_id = m.id AND p.is_active
     AND NOT EXISTS (SELECT 1 FROM match_answer a
                      WHERE a.match_id = m.id AND a.round = m.round AND a.player_id = p.player_id))`;
