/** Loads the signed-in player before the first screen. */

import { useUserStore } from '../game/player/user-store.ts';
import { callApi } from '../lib/api/api.ts';
import { ApiError } from '../lib/api/http.ts';
import { readAccessToken } from '../lib/storage.ts';
import { pause } from '../lib/time/pause.ts';
import { timed } from '../lib/time/server-clock.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const MOST_TRIES = 4;

/** Errors without a message, since there is no screen yet to show it on. */
const shownInstead = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

async function loadUser(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { user } = await timed(
        () => callApi('GET /api/user/me', {}, { handles: shownInstead }),
        (reply) => reply.serverTimeMs,
      );
      return useUserStore.getState().load(user);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isShown = useUserStore.getState().isRecalled;
      if (!error.isPassing || (tries >= MOST_TRIES && !isShown)) return;
      await pause(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
    }
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads the signed-in player, if there is one, once. Tries again a few times after passing failures, and without end
 * where a player of the last visit is shown. An invalid token is handled like all refusals.
 */
export async function loadSignedInUser(): Promise<void> {
  const { user, isRecalled } = useUserStore.getState();
  if (!readAccessToken() || (user && !isRecalled)) return;
  loading ??= loadUser().finally(() => {
    loading = undefined;
  });
  await loading;
}
