import { callApi } from '../lib/api.ts';
import { languageOfPage } from '../lib/language.ts';
import { useUserStore } from '../lib/user-store.ts';

/** Mails and notifications come in the language that the app is read in; nothing waits for the server to know it. */
export function tellLanguage(): void {
  const { user } = useUserStore.getState();
  const language = languageOfPage();
  if (!user || user.language === language) return;
  callApi('PUT /api/user/language', { body: { language } }, { handles: 'all' }).catch(() => undefined);
}
