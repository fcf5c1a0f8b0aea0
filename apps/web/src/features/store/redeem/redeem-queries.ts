import { queryOptions } from '@tanstack/react-query';
import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { callApi } from '../../../lib/api/api.ts';

/** The screen says these itself, where its content would be. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'NOT_FOUND'] as const;

async function fetchGiftCards(signal: AbortSignal): Promise<readonly GiftCard[]> {
  const cards: GiftCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await callApi(
      'GET /api/store/gift-cards',
      { query: { cursor } },
      { signal, handles: shownByScreens },
    );
    cards.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return cards;
}

/** Every gift card that is offered, by the points that it needs. */
export const giftCardsQuery = queryOptions({
  queryKey: ['gift-cards'] as const,
  queryFn: ({ signal }) => fetchGiftCards(signal),
});

export const giftCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['gift-cards', id] as const,
    queryFn: ({ signal }) =>
      callApi('GET /api/store/gift-cards/:id', { params: { id } }, { signal, handles: shownByScreens }),
  });

/** Days of Plus for points, and how long the player's Plus lasts. */
export const plusDaysQuery = queryOptions({
  queryKey: ['plus-days'] as const,
  queryFn: ({ signal }) => callApi('GET /api/store/plus-days', {}, { signal, handles: shownByScreens }),
});
