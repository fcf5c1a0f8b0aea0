import { useUserStore } from '../game/player/user-store.ts';
import { callApi } from '../lib/api/api.ts';
import { languageOfPage } from '../lib/i18n/language.ts';

/** Mails and notifications come in the language that the app is read in; nothing waits for the server to know it. */
export function tellLanguage(): void {
  const { user } = useUserStore.getState();
  const language = languageOfPage();
  if (!user || user.language === language) return;
  callApi('PUT /api/user/language', { body: { language } }, { handles: 'all' }).catch(() => undefined);
}
