import { type CategoryId, categoryIds } from '@trivia/contract/categories.ts';
import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../../game/player/user-store.ts';

/** What is chosen for the next game: first what the address says, as far as it can be had. */
export function useQuizChoice({ wagers }: StakesOffer) {
  const [search] = useSearchParams();
  const { point } = useUser();
  const [categoryId, setCategoryId] = useState<CategoryId | null>(
    () => categoryIds.find((id) => id === search.get('category')) ?? null,
  );
  const [wagerPoints, setWagerPoints] = useState(
    () => wagers.find((wager) => wager <= point && String(wager) === search.get('wager')) ?? 0,
  );
  return { categoryId, setCategoryId, wagerPoints, setWagerPoints };
}
