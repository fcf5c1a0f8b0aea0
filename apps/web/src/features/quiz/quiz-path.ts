import type { CategoryId } from '@trivia/contract/play/categories.ts';

const quizPath = '/play/quiz';
export const wheelPath = '/spin/random-category';

/** Path of the landing with a preselected category and wager. */
export function quizChoicePath(categoryId: CategoryId | null, wagerPoints = 0): string {
  const search = new URLSearchParams();
  if (categoryId !== null) search.set('category', categoryId);
  if (wagerPoints > 0) search.set('wager', String(wagerPoints));
  return search.size > 0 ? `${quizPath}?${search}` : quizPath;
}
