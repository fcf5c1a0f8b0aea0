import { queryOptions } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { callApi } from '../../lib/api/api.ts';
import { type PlayableModeId, wireNameOf } from '../modes/mode-table.ts';

/** Errors without a message, because a match works without boosters. */
const handles = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

const fetchBoosters = async (query: Pick<MatchView, 'type' | 'mode'>, signal: AbortSignal) => {
  const { data } = await callApi('GET /api/play/boosters', { query }, { signal, handles });
  return data;
};

/** Boosters that have an effect in a mode, with the player's count of each. */
export const boostersQuery = (modeId: PlayableModeId) =>
  queryOptions({
    queryKey: ['boosters', modeId] as const,
    queryFn: ({ signal }) => fetchBoosters(wireNameOf(modeId), signal),
  });

/** All boosters with their prices; a visitor owns none. */
export const storeBoostersQuery = queryOptions({
  queryKey: ['boosters', 'store'] as const,
  queryFn: async ({ signal }) => (await callApi('GET /api/store/boosters', {}, { signal, handles })).data,
});

/**
 * Boosters of one match, fetched once for all questions and again after a purchase: each use returns the new counts.
 */
export const matchBoostersQuery = ({ id, type, mode }: Pick<MatchView, 'id' | 'type' | 'mode'>) =>
  queryOptions({
    queryKey: ['boosters', type, mode, id] as const,
    queryFn: ({ signal }) => fetchBoosters({ type, mode }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
