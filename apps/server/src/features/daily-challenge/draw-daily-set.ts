import { type Difficulty, type DrawnQuestion, drawOrder, type PoolCell } from '@trivia/rules/draw.ts';

/** Difficulties of a day's five questions, in order. */
const difficulties: readonly Difficulty[] = [1, 1, 2, 2, 3];

/** Difficulties by distance from the wanted one. */
const levelsByDistance = (wanted: Difficulty): Difficulty[] =>
  ([1, 2, 3] as const).toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));

/** Picks the first candidate that was not asked recently, else the one asked longest ago. */
function pickLeastRecent(
  order: readonly string[],
  askedAtMs: ReadonlyMap<string, number>,
): string | undefined {
  const fresh = order.find((id) => !askedAtMs.has(id));
  if (fresh !== undefined) return fresh;
  const oldest = Math.min(...order.map((id) => askedAtMs.get(id) ?? 0));
  return order.find((id) => askedAtMs.get(id) === oldest);
}

/**
 * Draws the ids of a day's questions by its seed: difficulty rises, categories differ, and no question of recent sets
 * (`askedAtMs`) repeats while there are others. Undefined if there are too few questions.
 */
export function drawDailySet(
  seed: string,
  cells: readonly PoolCell[],
  askedAtMs: ReadonlyMap<string, number>,
): string[] | undefined {
  const drawn: DrawnQuestion[] = [];
  for (const [index, wanted] of difficulties.entries()) {
    const order = [...drawOrder({ seed, round: index + 1, levels: levelsByDistance(wanted), cells, drawn })];
    const id = pickLeastRecent(order, askedAtMs);
    const cell = cells.find(({ questionIds }) => id !== undefined && questionIds.includes(id));
    if (id === undefined || !cell) return undefined;
    drawn.push({ id, categoryId: cell.categoryId });
  }
  return drawn.map(({ id }) => id);
}
