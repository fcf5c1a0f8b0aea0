import { type Difficulty, type DrawnQuestion, drawOrder, type PoolCell } from '@trivia/rules/draw.ts';

/** How hard the five questions of a day are, in their order. */
const difficulties: readonly Difficulty[] = [1, 1, 2, 2, 3];

/** The wanted difficulty first, then those nearest to it. */
const levelsFrom = (wanted: Difficulty): Difficulty[] =>
  ([1, 2, 3] as const).toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));

/** The first of the order that was not asked of late, or the one that was asked the longest time ago. */
function takeFreshest(order: readonly string[], askedAtMs: ReadonlyMap<string, number>): string | undefined {
  const fresh = order.find((id) => !askedAtMs.has(id));
  if (fresh !== undefined) return fresh;
  const oldest = Math.min(...order.map((id) => askedAtMs.get(id) ?? 0));
  return order.find((id) => askedAtMs.get(id) === oldest);
}

/**
 * The questions of a day by its seed, by id: difficulty rises, categories differ, and none of the last days' sets
 * (`askedAtMs`) comes again while there are others. Undefined when there are too few questions.
 */
export function drawDailySet(
  seed: string,
  cells: readonly PoolCell[],
  askedAtMs: ReadonlyMap<string, number>,
): string[] | undefined {
  const drawn: DrawnQuestion[] = [];
  for (const [index, wanted] of difficulties.entries()) {
    const order = [...drawOrder({ seed, round: index + 1, levels: levelsFrom(wanted), cells, drawn })];
    const id = takeFreshest(order, askedAtMs);
    const cell = cells.find(({ questionIds }) => id !== undefined && questionIds.includes(id));
    if (id === undefined || !cell) return undefined;
    drawn.push({ id, categoryId: cell.categoryId });
  }
  return drawn.map(({ id }) => id);
}
