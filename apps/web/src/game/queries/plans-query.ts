import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';
import { onTheWire, type PlayableModeId } from '../modes/mode-table.ts';

/** The screen says these itself, where the plan would be. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** What was fetched while a screen was on its way is not fetched again by the screen. */
const FRESH_MS = 1000;

/** What a mode costs and pays, and whether this player may play it now. */
export const plansQuery = (modeId: PlayableModeId) =>
  queryOptions({
    queryKey: ['plans', modeId] as const,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const query = onTheWire(modeId);
      const { data } = await callApi('GET /api/play/plans', { query }, { signal, handles: shownByScreens });
      return data;
    },
  });
