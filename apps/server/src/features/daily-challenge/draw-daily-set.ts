import { type Candidate, type Difficulty, drawQuestion } from '@trivia/rules/draw.ts';

/** How hard the five questions of a day are, in their order. */
const difficulties: readonly Difficulty[] = [1, 1, 2, 2, 3];

/**
 * The questions of a day by its seed: difficulty rises, categories differ, and none of the last days' sets comes again
 * (`lastSeenMs` is not null for those) while there are others. Undefined when there are too few questions.
 */
export function drawDailySet<C extends Candidate>(seed: string, candidates: readonly C[]): C[] | undefined {
  const drawn: C[] = [];
  for (const [index, difficulty] of difficulties.entries()) {
    const left = candidates.filter(({ id }) => !drawn.some((one) => one.id === id));
    const fitting = left.filter((one) => one.difficulty === difficulty);
    const pool = fitting.length > 0 ? fitting : left;
    const round = index + 1;
    const question = drawQuestion({ seed, round, rounds: difficulties.length, candidates: pool, drawn });
    if (!question) return undefined;
    drawn.push(question);
  }
  return drawn;
}
