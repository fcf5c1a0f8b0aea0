import { categoryIds } from '@trivia/contract/play/categories.ts';
import { expect, it } from 'vitest';
import { categoryRecords, strongestOf } from './category-records.ts';

const known = [
  { id: 'food', answered: 10, right: 8 },
  { id: 'music', answered: 2, right: 2 },
  { id: 'history', answered: 20, right: 16 },
] as const;

it('lists every category in its order, those without an answer too', () => {
  const records = categoryRecords([...known]);
  expect(records.map(({ id }) => id)).toEqual([...categoryIds]);
  expect(records.find(({ id }) => id === 'sports')).toMatchObject({ answered: 0, share: 0 });
});

it('calls a category the strongest only after enough answers; of equal ones that with more of them', () => {
  expect(strongestOf(categoryRecords([...known]))?.id).toBe('history');
  expect(strongestOf(categoryRecords([]))).toBeUndefined();
});
