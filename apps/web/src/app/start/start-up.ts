/** Loads the signed-in player before the first screen. */

import { useUserStore } from '../../game/player/user-store.ts';
import { type ApiReply, callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { readAccessToken } from '../../lib/storage.ts';
import { pause } from '../../lib/time/pause.ts';
import { timed } from '../../lib/time/server-clock.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const MOST_TRIES = 4;

/** Errors without a message, since there is no screen yet to show it on. */
const shownInstead = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** A player as they were just loaded, with the server's clock. */
export type LoadedPlayer = ApiReply<'GET /api/user/me'>;

const askForUser = (): Promise<LoadedPlayer> => callApi('GET /api/user/me', {}, { handles: shownInstead });

/** The player of a call that was made for more than them; where it fails, they are asked for alone. */
const playerOf = (asked: Promise<LoadedPlayer>): Promise<LoadedPlayer> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    return askForUser();
  });

async function loadUser(asked?: Promise<LoadedPlayer>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { user } = await timed(
        () => (tries === 1 && asked ? playerOf(asked) : askForUser()),
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
 * where a player of the last visit is shown. An invalid token is handled like all refusals. The first try is a call that
 * was just made and brings the player among other things, where there is one.
 */
export async function loadSignedInUser(asked?: Promise<LoadedPlayer>): Promise<void> {
  const { user, isRecalled } = useUserStore.getState();
  if (!readAccessToken() || (user && !isRecalled)) return;
  loading ??= loadUser(asked).finally(() => {
    loading = undefined;
  });
  await loading;
}
