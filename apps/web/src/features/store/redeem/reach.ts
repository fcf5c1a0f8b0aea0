import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';

export interface Reach {
  /** Cards that the points pay for now. */
  readonly count: number;
  /** Cheapest card that they don't pay for; null where there is none. */
  readonly next: GiftCard | null;
  readonly missing: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** Cards in stock that a player's points pay for. */
export function reachOf(cards: readonly GiftCard[], points: number): Reach {
  const there = cards.filter(({ isAvailable }) => isAvailable);
  const count = there.filter(({ pointsNeeded }) => pointsNeeded <= points).length;
  const [next] = there
    .filter(({ pointsNeeded }) => pointsNeeded > points)
    .toSorted((one, other) => one.pointsNeeded - other.pointsNeeded);
  if (!next) return { count, next: null, missing: 0, share: 1 };
  return { count, next, missing: next.pointsNeeded - points, share: points / next.pointsNeeded };
}
