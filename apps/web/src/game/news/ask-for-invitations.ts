import { callApi } from '../../lib/api/api.ts';
import { noteServerTime } from '../../lib/time/server-clock.ts';
import { settleInvitations, useInvitationsStore } from './invitations-store.ts';

const quiet = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/**
 * Fetches the open invitations: one may have been sent, or answered on another device, without an event. They end
 * by the server's clock, which comes with them.
 */
export async function askForInvitations(signal: AbortSignal): Promise<void> {
  const waiting = useInvitationsStore.getState().received;
  const startedAtMs = performance.now();
  const { data, serverTimeMs } = await callApi('GET /api/play/invitations', {}, { signal, handles: quiet });
  // Another player may have signed in since.
  signal.throwIfAborted();
  noteServerTime(serverTimeMs, performance.now() - startedAtMs);
  settleInvitations(waiting, data);
}
