import type { BankFile } from './bank-schema.ts';

export interface CategoryCount {
  readonly category: string;
  readonly questions: number;
  /** Number of questions of difficulty 1, 2 and 3. */
  readonly byDifficulty: readonly [number, number, number];
  /** Number of questions whose first, second, third and fourth option is right. */
  readonly byPosition: readonly [number, number, number, number];
}

export function countBank(files: readonly BankFile[]): CategoryCount[] {
  return files.map(({ category, questions }) => {
    const level = (wanted: number) => questions.filter(({ difficulty }) => difficulty === wanted).length;
    const position = (wanted: number) => questions.filter(({ right }) => right === wanted).length;
    return {
      category,
      questions: questions.length,
      byDifficulty: [level(1), level(2), level(3)],
      byPosition: [position(0), position(1), position(2), position(3)],
    };
  });
}
