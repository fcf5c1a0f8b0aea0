import { queryOptions } from '@tanstack/react-query';
import type { GameMode, GameType } from '@trivia/contract/match.ts';
import { callApi } from '../../../lib/api.ts';

/** A match goes on without its boosters where they can't be fetched. */
const handles = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** The boosters that do something in a mode, and how many of each the player has. */
export const boostersQuery = (type: GameType, mode: GameMode) =>
  queryOptions({
    queryKey: ['boosters', type, mode] as const,
    queryFn: async ({ signal }) => {
      const { data } = await callApi(
        'GET /api/play/boosters',
        { query: { type, mode } },
        { signal, handles },
      );
      return data;
    },
  });
