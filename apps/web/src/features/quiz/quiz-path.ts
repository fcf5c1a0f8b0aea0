import type { CategoryId } from '@trivia/contract/play/categories.ts';

const quizPath = '/play/quiz';
export const wheelPath = '/spin/random-category';

/** The landing with a choice made already. */
export function quizChoicePath(categoryId: CategoryId | null, wagerPoints = 0): string {
  const search = new URLSearchParams();
  if (categoryId !== null) search.set('category', categoryId);
  if (wagerPoints > 0) search.set('wager', String(wagerPoints));
  return search.size > 0 ? `${quizPath}?${search}` : quizPath;
}
