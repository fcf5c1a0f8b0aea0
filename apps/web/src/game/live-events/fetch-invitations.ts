import { callApi } from '../../lib/api/api.ts';
import { addServerTimeSample } from '../../lib/time/server-clock.ts';
import { replaceInvitations, useInvitationsStore } from './invitations-store.ts';

const silentErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/**
 * Fetches the open invitations, because events of new or answered ones may have been missed. The reply has the server's
 * time, by which they expire.
 */
export async function fetchInvitations(signal: AbortSignal): Promise<void> {
  const waiting = useInvitationsStore.getState().received;
  const startedAtMs = performance.now();
  const { data, serverTimeMs } = await callApi(
    'GET /api/play/invitations',
    {},
    { signal, handles: silentErrors },
  );
  // Throw if another player has signed in since.
  signal.throwIfAborted();
  addServerTimeSample(serverTimeMs, performance.now() - startedAtMs);
  replaceInvitations(waiting, data);
}
