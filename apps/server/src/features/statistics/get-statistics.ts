import type { Statistics } from '@trivia/contract/account/statistics.ts';
import { modeIds } from '@trivia/rules/match/mode.ts';
import { modes } from '@trivia/rules/modes/table.ts';
import { listCategories } from '../../core/questions/list-categories.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../lib/database/db.ts';

/** Finished matches by mode, in the order of modes; forfeits don't count. */
async function countByMode(db: Db, playerId: string): Promise<Statistics['modes']> {
  const rows = await db
    .selectFrom('player_mode_statistics')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute();
  return rows
    .toSorted((one, other) => modeIds.indexOf(one.mode_id) - modeIds.indexOf(other.mode_id))
    .map(({ mode_id, played, won, answered, right_answers, earned_points }) => {
      const { type, mode } = modes[mode_id];
      return { type, mode, played, won, answered, right: right_answers, points: Number(earned_points) };
    });
}

/** A player's results by mode and by category. */
export async function getStatistics(deps: Pick<Deps, 'db'>, playerId: string): Promise<Statistics> {
  const { data } = await listCategories(deps, playerId);
  return { modes: await countByMode(deps.db, playerId), categories: data };
}
