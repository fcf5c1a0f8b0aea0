/** What is done before the first screen, and whenever the route changes. */
import type { Language } from '@trivia/contract/languages.ts';
import { callApi } from '../lib/api.ts';
import { ApiError } from '../lib/http.ts';
import { languageOfPage } from '../lib/language.ts';
import { pause } from '../lib/pause.ts';
import { readAccessToken, readStored, store } from '../lib/storage.ts';
import { useUserStore } from '../lib/user-store.ts';

const FIRST_WAIT_MS = 500;
const MOST_TRIES = 4;

/** There is no screen yet that a message could stand on. */
const shownInstead = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** Mails and notifications come in the language that the app is read in; nothing waits for the server to know it. */
function tellLanguage(known: Language): void {
  const language = languageOfPage();
  if (language === known) return;
  callApi('PUT /api/user/language', { body: { language } }, { handles: 'all' }).catch(() => undefined);
}

/**
 * Loads the signed-in player, if somebody is; a few times where another try may cure it. A token that is good no more
 * is answered where all refusals are.
 */
export async function loadSignedInUser(): Promise<void> {
  if (!readAccessToken()) return;
  for (let tries = 1; ; tries += 1) {
    try {
      const { user } = await callApi('GET /api/user/me', {}, { handles: shownInstead });
      useUserStore.getState().merge(user);
      return tellLanguage(user.language);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isPassing || tries === MOST_TRIES) return;
      await pause(FIRST_WAIT_MS * 2 ** (tries - 1));
    }
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
