import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';

export interface Affordability {
  /** Number of affordable cards. */
  readonly count: number;
  /** Cheapest card that is not affordable; null without one. */
  readonly next: GiftCard | null;
  readonly missing: number;
  /** Progress to it, from 0 to 1. */
  readonly share: number;
}

/** Cards in stock that a player's points can pay for. */
export function affordabilityOf(cards: readonly GiftCard[], points: number): Affordability {
  const there = cards.filter(({ isAvailable }) => isAvailable);
  const count = there.filter(({ pointsNeeded }) => pointsNeeded <= points).length;
  const [next] = there
    .filter(({ pointsNeeded }) => pointsNeeded > points)
    .toSorted((one, other) => one.pointsNeeded - other.pointsNeeded);
  if (!next) return { count, next: null, missing: 0, share: 1 };
  return { count, next, missing: next.pointsNeeded - points, share: points / next.pointsNeeded };
}
