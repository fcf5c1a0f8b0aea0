import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../../game/player/user-store.ts';

/** Category and wager of the next game; initially those of the address, if valid. */
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
