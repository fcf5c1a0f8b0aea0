import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';
import { onTheWire, type PlayableModeId } from '../modes/mode-table.ts';

/** Errors that the screen shows itself, in place of the stakes. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** Data that were fetched together with a screen's code are not fetched again by the screen. */
const FRESH_MS = 1000;

/** Costs and rewards of a mode, and whether this player may play it now. */
export const stakesQuery = (modeId: PlayableModeId) =>
  queryOptions({
    queryKey: ['stakes', modeId] as const,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const query = onTheWire(modeId);
      const { data } = await callApi('GET /api/play/plans', { query }, { signal, handles: shownByScreens });
      return data;
    },
  });
