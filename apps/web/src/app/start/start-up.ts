/** Loads the signed-in player before the first screen. */

import { useUserStore } from '../../game/player/user-store.ts';
import { type ApiReply, callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { readAccessToken } from '../../lib/storage.ts';
import { pause } from '../../lib/time/pause.ts';
import { withClockSync } from '../../lib/time/server-clock.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const MOST_TRIES = 4;

/** Errors without a message, because no screen is shown yet. */
const silentErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** A freshly loaded player, with the server's time. */
export type LoadedPlayer = ApiReply<'GET /api/user/me'>;

const fetchUser = (): Promise<LoadedPlayer> => callApi('GET /api/user/me', {}, { handles: silentErrors });

/** Takes the player from a larger call, or fetches them alone if that fails. */
const playerOf = (request: Promise<LoadedPlayer>): Promise<LoadedPlayer> =>
  request.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    return fetchUser();
  });

async function loadUser(request?: Promise<LoadedPlayer>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { user } = await withClockSync(
        () => (tries === 1 && request ? playerOf(request) : fetchUser()),
        (reply) => reply.serverTimeMs,
      );
      return useUserStore.getState().load(user);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isShown = useUserStore.getState().isRestored;
      if (!error.isTransient || (tries >= MOST_TRIES && !isShown)) return;
      await pause(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
    }
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads the signed-in player, if there is one. Retries transient failures a few times, or without limit if the player
 * of the last visit is shown. An invalid token is reported like every error. `request` is a running call whose reply
 * contains the player.
 */
export async function loadSignedInUser(request?: Promise<LoadedPlayer>): Promise<void> {
  const { user, isRestored } = useUserStore.getState();
  if (!readAccessToken() || (user && !isRestored)) return;
  loading ??= loadUser(request).finally(() => {
    loading = undefined;
  });
  await loading;
}
