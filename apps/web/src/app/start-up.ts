/** What is done before the first screen, and whenever the route changes. */
import { callApi } from '../lib/api.ts';
import { ApiError } from '../lib/http.ts';
import { readAccessToken, readStored, store } from '../lib/storage.ts';
import { useUserStore } from '../lib/user-store.ts';

/** Loads the signed-in player, if somebody is. A token that is good no more is answered where all refusals are. */
export async function loadSignedInUser(): Promise<void> {
  if (!readAccessToken()) return;
  try {
    useUserStore.getState().merge((await callApi('GET /api/user/me', {})).user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** The calling code of the player's country, fetched unless it is stored. A failure is only logged. */
export async function fetchCountryCode(): Promise<void> {
  if (readStored('countryCode')) return;
  try {
    const { data } = await callApi('GET /api/auth/ipInfo', {}, { handles: 'all' });
    store('countryCode', `+${data}`);
  } catch (error) {
    console.error(error);
  }
}
