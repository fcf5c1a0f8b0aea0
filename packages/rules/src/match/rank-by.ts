/** Ranks items from 1. Equal items share a rank, and as many following ranks are skipped (1, 1, 3). */
export function rankBy<T>(items: readonly T[], compare: (one: T, other: T) => number): (item: T) => number {
  const ranks = new Map<T, number>();
  let previous: { readonly item: T; readonly rank: number } | undefined;
  for (const [index, item] of items.toSorted(compare).entries()) {
    const rank = previous && compare(previous.item, item) === 0 ? previous.rank : index + 1;
    ranks.set(item, rank);
    previous = { item, rank };
  }
  return (item) => ranks.get(item) ?? items.length;
}
