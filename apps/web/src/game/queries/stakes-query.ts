import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';
import { type PlayableModeId, wireNameOf } from '../modes/mode-table.ts';

/** Errors that the screen shows in place of the stakes. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** Keeps data fresh that was fetched together with a screen's code. */
const FRESH_MS = 1000;

/** Costs and rewards of a mode, and whether this player may play it now. */
export const stakesQuery = (modeId: PlayableModeId) =>
  queryOptions({
    queryKey: ['stakes', modeId] as const,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const query = wireNameOf(modeId);
      const { data } = await callApi('GET /api/play/plans', { query }, { signal, handles: screenErrors });
      return data;
    },
  });
