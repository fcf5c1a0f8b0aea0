import { randomInt } from 'node:crypto';
import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';

/** Returns a random category. */
export const spinCategory = (): { categoryId: CategoryId } => ({
  categoryId: categoryIds[randomInt(categoryIds.length)] ?? categoryIds[0],
});
