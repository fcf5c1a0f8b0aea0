import { categoryIds } from '@trivia/contract/play/categories.ts';
import { expect, it } from 'vitest';
import { categoryRecords, strongestOf } from './category-records.ts';

const known = [
  { id: 'food', answered: 10, right: 8 },
  { id: 'music', answered: 2, right: 2 },
  { id: 'history', answered: 20, right: 16 },
] as const;

it('lists every category in order, even without answers', () => {
  const records = categoryRecords([...known]);
  expect(records.map(({ id }) => id)).toEqual([...categoryIds]);
  expect(records.find(({ id }) => id === 'sports')).toMatchObject({ answered: 0, share: 0 });
});

it('finds the strongest category only with enough answers; of ties the one with more answers', () => {
  expect(strongestOf(categoryRecords([...known]))?.id).toBe('history');
  expect(strongestOf(categoryRecords([]))).toBeUndefined();
});
