import { queryOptions } from '@tanstack/react-query';
import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { callApi } from '../../../lib/api/api.ts';

/** Errors that the screen shows in place of its content. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'NOT_FOUND'] as const;

async function fetchGiftCards(signal: AbortSignal): Promise<readonly GiftCard[]> {
  const cards: GiftCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await callApi(
      'GET /api/store/gift-cards',
      { query: { cursor } },
      { signal, handles: screenErrors },
    );
    cards.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return cards;
}

/** All gift cards on offer, cheapest first. */
export const giftCardsQuery = queryOptions({
  queryKey: ['gift-cards'] as const,
  queryFn: ({ signal }) => fetchGiftCards(signal),
});

export const giftCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['gift-cards', id] as const,
    queryFn: ({ signal }) =>
      callApi('GET /api/store/gift-cards/:id', { params: { id } }, { signal, handles: screenErrors }),
  });

/** Days of Plus for points, and the end of the player's Plus. */
export const plusDaysQuery = queryOptions({
  queryKey: ['plus-days'] as const,
  queryFn: ({ signal }) => callApi('GET /api/store/plus-days', {}, { signal, handles: screenErrors }),
});
