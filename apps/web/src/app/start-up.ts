/** What is done before the first screen. */

import { useUserStore } from '../game/player/user-store.ts';
import { callApi } from '../lib/api/api.ts';
import { ApiError } from '../lib/api/http.ts';
import { readAccessToken } from '../lib/storage.ts';
import { pause } from '../lib/time/pause.ts';
import { timed } from '../lib/time/server-clock.ts';

const FIRST_WAIT_MS = 500;
const MOST_TRIES = 4;

/** There is no screen yet that a message could stand on. */
const shownInstead = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/**
 * Loads the signed-in player, if somebody is; a few times where another try may cure it. A token that is good no more
 * is answered where all refusals are.
 */
export async function loadSignedInUser(): Promise<void> {
  if (!readAccessToken()) return;
  for (let tries = 1; ; tries += 1) {
    try {
      const { user } = await timed(
        () => callApi('GET /api/user/me', {}, { handles: shownInstead }),
        (reply) => reply.serverTimeMs,
      );
      useUserStore.getState().merge(user);
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isPassing || tries === MOST_TRIES) return;
      await pause(FIRST_WAIT_MS * 2 ** (tries - 1));
    }
  }
}
