import type { QueryClient } from '@tanstack/react-query';
import { settleInvitations, useInvitationsStore } from '../../game/news/invitations-store.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { unfinishedQuery } from '../../game/queries/daily-query.ts';
import { callApi } from '../../lib/api/api.ts';
import { timed } from '../../lib/time/server-clock.ts';

const quiet = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** Fetches what may have changed while no event could come: the player, the matches that go on, and the invitations. */
export async function askForNews(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const waiting = useInvitationsStore.getState().received;
  const matchesAtMs = () => queryClient.getQueryState(unfinishedQuery.queryKey)?.dataUpdatedAt;
  const askedOfMs = matchesAtMs();
  const { user, matches, invitations } = await timed(
    () => callApi('GET /api/news', {}, { signal, handles: quiet }),
    (reply) => reply.serverTimeMs,
  );
  // Another player may have signed in since.
  signal.throwIfAborted();
  useUserStore.getState().merge(user);
  // An event may have had the matches asked for since, and that answer is newer.
  if (matchesAtMs() === askedOfMs) queryClient.setQueryData(unfinishedQuery.queryKey, { data: matches });
  settleInvitations(waiting, invitations);
}
