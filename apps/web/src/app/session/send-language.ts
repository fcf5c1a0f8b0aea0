import { useUserStore } from '../../game/player/user-store.ts';
import { callApi } from '../../lib/api/api.ts';
import { languageOfPage } from '../../lib/i18n/language.ts';

/** Sends the app's language to the server for mails and notifications. Nothing awaits the call. */
export function sendLanguage(): void {
  const { user } = useUserStore.getState();
  const language = languageOfPage();
  if (!user || user.language === language) return;
  callApi('PUT /api/user/language', { body: { language } }, { handles: 'all' }).catch(() => undefined);
}
