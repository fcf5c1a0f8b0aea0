import { queryOptions } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/match.ts';
import { callApi } from '../../lib/api/api.ts';
import { onTheWire, type PlayableModeId } from '../modes/mode-table.ts';

/** A match goes on without its boosters where they can't be fetched. */
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

/** The same of one match: asked once for all of its questions, as each use tells what is left. A purchase asks anew. */
export const matchBoostersQuery = ({ id, type, mode }: Pick<MatchView, 'id' | 'type' | 'mode'>) =>
  queryOptions({
    queryKey: ['boosters', type, mode, id] as const,
    queryFn: ({ signal }) => fetchBoosters({ type, mode }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
