import type { Statistics } from '@trivia/contract/account/statistics.ts';
import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';

export interface CategoryRecord {
  readonly id: CategoryId;
  readonly answered: number;
  readonly right: number;
  /** Share of right answers, from 0 to 1; 0 without answers. */
  readonly share: number;
}

/** Smallest number of answers with a meaningful share. */
const TELLING_COUNT = 5;

/** Records of all categories, including those without answers. */
export function categoryRecords(known: Statistics['categories']): CategoryRecord[] {
  return categoryIds.map((id) => {
    const { answered = 0, right = 0 } = known.find((category) => category.id === id) ?? {};
    return { id, answered, right, share: answered > 0 ? right / answered : 0 };
  });
}

/** The player's best category; undefined with too few answers. */
export function strongestOf(records: readonly CategoryRecord[]): CategoryRecord | undefined {
  return records
    .filter(({ answered, right }) => answered >= TELLING_COUNT && right > 0)
    .toSorted((one, other) => other.share - one.share || other.answered - one.answered)[0];
}
