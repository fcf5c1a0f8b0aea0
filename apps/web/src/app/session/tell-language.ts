import { useUserStore } from '../../game/player/user-store.ts';
import { callApi } from '../../lib/api/api.ts';
import { languageOfPage } from '../../lib/i18n/language.ts';

/** Sends the language of the app to the server, for mails and notifications. Nothing waits for the call. */
export function tellLanguage(): void {
  const { user } = useUserStore.getState();
  const language = languageOfPage();
  if (!user || user.language === language) return;
  callApi('PUT /api/user/language', { body: { language } }, { handles: 'all' }).catch(() => undefined);
}
