import { queryOptions } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { callApi } from '../../lib/api/api.ts';
import { onTheWire, type PlayableModeId } from '../modes/mode-table.ts';

/** Errors without a message: a match is played without boosters where they can't be fetched. */
const handles = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

const fetchBoosters = async (query: Pick<MatchView, 'type' | 'mode'>, signal: AbortSignal) => {
  const { data } = await callApi('GET /api/play/boosters', { query }, { signal, handles });
  return data;
};

/** The boosters that do something in a mode, and how many of each the player has. */
export const boostersQuery = (modeId: PlayableModeId) =>
  queryOptions({
    queryKey: ['boosters', modeId] as const,
    queryFn: ({ signal }) => fetchBoosters(onTheWire(modeId), signal),
  });

/** All boosters, as the store sells them; a visitor has none. */
export const storeBoostersQuery = queryOptions({
  queryKey: ['boosters', 'store'] as const,
  queryFn: async ({ signal }) => (await callApi('GET /api/store/boosters', {}, { signal, handles })).data,
});

/** Boosters of one match, fetched once for all questions and after a purchase, as each use returns the rest. */
export const matchBoostersQuery = ({ id, type, mode }: Pick<MatchView, 'id' | 'type' | 'mode'>) =>
  queryOptions({
    queryKey: ['boosters', type, mode, id] as const,
    queryFn: ({ signal }) => fetchBoosters({ type, mode }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
