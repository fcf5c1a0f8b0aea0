/** Output of `questions -- check` and `questions -- stats`. */
import { checkBank } from './check-bank.ts';
import { countBank } from './count-bank.ts';
import { loadBank, readBank } from './load-bank.ts';

export interface Report {
  readonly lines: readonly string[];
  /** Printed with `--json`. */
  readonly content: unknown;
  readonly isRight: boolean;
}

export async function reportFaults(folder: string): Promise<Report> {
  const files = await readBank(folder);
  const faults = checkBank(files);
  const lines = faults.map(({ file, id, field, reason }) => `${file}  ${id}  ${field}: ${reason}`);
  return {
    lines: [...lines, `${files.length} files, ${faults.length} faults`],
    content: faults,
    isRight: faults.length === 0,
  };
}

export async function reportCounts(folder: string): Promise<Report> {
  const counts = countBank(await loadBank(folder));
  const lines = counts.map(
    ({ category, questions, byDifficulty, byPosition }) =>
      `${category}: ${questions} (difficulty ${byDifficulty.join('/')}, right ${byPosition.join('/')})`,
  );
  const total = counts.reduce((sum, { questions }) => sum + questions, 0);
  return { lines: [...lines, `${total} questions`], content: counts, isRight: true };
}
