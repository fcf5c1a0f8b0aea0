import { type GameMode, type GameType, gameTypes } from '@trivia/contract/match.ts';
import type { Statistics } from '@trivia/contract/statistics.ts';
import { sql } from 'kysely';
import type { Db, Deps } from '../../lib/deps.ts';
import { listCategories } from '../questions/list-categories.ts';

interface ModeRow {
  readonly type: GameType;
  readonly mode: GameMode;
  readonly played: number;
  readonly won: number;
  readonly answered: number;
  readonly right: number;
  readonly points: number;
}

/**
 * Of matches that were played to their end; forfeits count as neither played nor won. A voided question counts as
 * right, and so as answered, also where it was not.
 */
async function countByMode(db: Db, playerId: string): Promise<ModeRow[]> {
  const { rows } = await sql<ModeRow>`
    SELECT m.type, m.mode, count(*)::int AS played, (count(*) FILTER (WHERE r.outcome = 'won'))::int AS won,
           sum(greatest(a.answered, r.right_answers))::int AS answered, sum(r.right_answers)::int AS right, sum(r.points)::int AS points
      FROM match_player p
      JOIN match_result r USING (match_id, player_id)
      JOIN match m ON m.id = p.match_id
      CROSS JOIN LATERAL (SELECT count(*) AS answered FROM match_answer a
                           WHERE a.match_id = p.match_id AND a.player_id = p.player_id) a
     WHERE p.player_id = ${playerId} AND NOT r.is_forfeit
     GROUP BY m.type, m.mode`.execute(db);
  return rows;
}

const place = ({ type }: ModeRow): number => gameTypes.indexOf(type);

/** How a player has done, by mode in the order of the game types, and by category. */
export async function getStatistics(deps: Pick<Deps, 'db'>, playerId: string): Promise<Statistics> {
  const modes = await countByMode(deps.db, playerId);
  const { data } = await listCategories(deps, playerId);
  return { modes: modes.toSorted((one, other) => place(one) - place(other)), categories: data };
}
