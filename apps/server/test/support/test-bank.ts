/** Test questions: enough of each category and difficulty, without hints of the right option. */

import type { BankFile, BankQuestion } from '@trivia/content/bank-schema.ts';
import { categoryIds } from '@trivia/contract/play/categories.ts';

/** Start of every test's clock: Wednesday noon in Baghdad, in the middle of a week. */
export const TEST_START_MS = Date.UTC(2026, 10, 25, 9);

const QUESTIONS_PER_CATEGORY = 9;
const difficulties = [1, 2, 3] as const;

const option = (category: string, number: number, letter: string) => ({
  en: `${letter} of ${category} ${number}`,
  ar: `${letter} ar ${category} ${number}`,
  ckb: `${letter} ckb ${category} ${number}`,
});

function question(category: string, number: number): BankQuestion {
  const texts = (kind: string) => ({
    en: `${kind} ${category} ${number}`,
    ar: `${kind} ar ${category} ${number}`,
    ckb: `${kind} ckb ${category} ${number}`,
  });
  return {
    id: `${category}-q${number}`,
    difficulty: difficulties[number % difficulties.length] ?? 1,
    prompt: texts('Prompt'),
    options: [
      option(category, number, 'A'),
      option(category, number, 'B'),
      option(category, number, 'C'),
      option(category, number, 'D'),
    ],
    right: (number * 7 + category.length) % 4,
    explanation: texts('Explanation'),
    source: { title: `Source ${category} ${number}`, url: `https://example.org/${category}/${number}` },
  };
}

export const testBank = (): BankFile[] =>
  categoryIds.map((category) => ({
    category,
    questions: Array.from({ length: QUESTIONS_PER_CATEGORY }, (_, number) => question(category, number)),
  }));
