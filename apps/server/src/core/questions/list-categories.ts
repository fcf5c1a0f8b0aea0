import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';
import type { Deps } from '../../deps.ts';

export interface CategoryRecord {
  readonly id: CategoryId;
  /** Questions that the player answered in finished matches, and how many of them right; repeats count. */
  readonly answered: number;
  readonly right: number;
}

/** All categories in display order, with a player's own record in each. */
export async function listCategories(
  { db }: Pick<Deps, 'db'>,
  playerId: string,
): Promise<{ data: CategoryRecord[] }> {
  const rows = await db
    .selectFrom('player_category_statistics')
    .select(['category_id', 'answered', 'right_answers'])
    .where('player_id', '=', playerId)
    .execute();
  const data = categoryIds.map((id) => {
    const row = rows.find(({ category_id }) => category_id === id);
    return { id, answered: row?.answered ?? 0, right: row?.right_answers ?? 0 };
  });
  return { data };
}
