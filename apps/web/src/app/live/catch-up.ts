import type { QueryClient } from '@tanstack/react-query';
import { replaceInvitations, useInvitationsStore } from '../../game/live-events/invitations-store.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { unfinishedQuery } from '../../game/queries/daily-query.ts';
import { callApi } from '../../lib/api/api.ts';
import { withClockSync } from '../../lib/time/server-clock.ts';

const silentErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** Fetches what events may have changed while no socket was connected: the player, running matches, and invitations. */
export async function catchUp(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const waiting = useInvitationsStore.getState().received;
  const matchesAtMs = () => queryClient.getQueryState(unfinishedQuery.queryKey)?.dataUpdatedAt;
  const fetchedAtMs = matchesAtMs();
  const { user, matches, invitations } = await withClockSync(
    () => callApi('GET /api/news', {}, { signal, handles: silentErrors }),
    (reply) => reply.serverTimeMs,
  );
  // Throw if another player has signed in since.
  signal.throwIfAborted();
  useUserStore.getState().merge(user);
  // Keep matches that an event has refetched meanwhile, since those are newer.
  if (matchesAtMs() === fetchedAtMs) queryClient.setQueryData(unfinishedQuery.queryKey, { data: matches });
  replaceInvitations(waiting, invitations);
}
