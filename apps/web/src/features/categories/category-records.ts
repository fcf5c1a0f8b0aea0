import type { Statistics } from '@trivia/contract/account/statistics.ts';
import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';

export interface CategoryRecord {
  readonly id: CategoryId;
  readonly answered: number;
  readonly right: number;
  /** Of the answers; 0 where there are none. */
  readonly share: number;
}

/** Answers from which on a share is meaningful. */
const TELLING_COUNT = 5;

/** Records of all categories, also of those without answers. */
export function categoryRecords(known: Statistics['categories']): CategoryRecord[] {
  return categoryIds.map((id) => {
    const { answered = 0, right = 0 } = known.find((category) => category.id === id) ?? {};
    return { id, answered, right, share: answered > 0 ? right / answered : 0 };
  });
}

/** The player's best category; undefined while there are too few answers. */
export function strongestOf(records: readonly CategoryRecord[]): CategoryRecord | undefined {
  return records
    .filter(({ answered, right }) => answered >= TELLING_COUNT && right > 0)
    .toSorted((one, other) => other.share - one.share || other.answered - one.answered)[0];
}
