import { type CategoryId, categoryIds } from '@trivia/contract/categories.ts';
import type { Deps } from '../../lib/deps.ts';

export interface CategoryRecord {
  readonly id: CategoryId;
  /** How many questions the player answered in time, and how many of those were right; repeats count again. */
  readonly answered: number;
  readonly right: number;
}

/** All categories, in the order in which they are shown, with a player's own record in each. */
export async function listCategories(
  { db }: Pick<Deps, 'db'>,
  playerId: string,
): Promise<{ data: CategoryRecord[] }> {
  const rows = await db
    .selectFrom('player_question as seen')
    .innerJoin('question', 'question.id', 'seen.question_id')
    .select(['question.category_id'])
    .select((eb) => [
      eb.fn.sum('seen.answered_count').as('answered'),
      eb.fn.sum('seen.right_count').as('right'),
    ])
    .where('seen.player_id', '=', playerId)
    .groupBy('question.category_id')
    .execute();
  const data = categoryIds.map((id) => {
    const row = rows.find(({ category_id }) => category_id === id);
    return { id, answered: Number(row?.answered ?? 0), right: Number(row?.right ?? 0) };
  });
  return { data };
}
