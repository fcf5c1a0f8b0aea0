import { queryOptions } from '@tanstack/react-query';
import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { callApi } from '../../../lib/api/api.ts';

/** Errors that the screen shows in place of the list. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

const FRESH_MS = 60_000;

async function readAll(signal: AbortSignal): Promise<readonly CosmeticView[]> {
  const all: CosmeticView[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? {} : { cursor };
    const page = await callApi('GET /api/store/accessories', { query }, { signal, handles: screenErrors });
    all.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** All cosmetics in catalogue order, with the owned ones marked. */
export const cosmeticsQuery = queryOptions({
  queryKey: ['cosmetics'] as const,
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => readAll(signal),
});
