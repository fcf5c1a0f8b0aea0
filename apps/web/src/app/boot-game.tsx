import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/global.css';
import '../styles/forced-colors.css';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Language } from '@trivia/contract/languages.ts';
import { type ReactNode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { openDialog } from '../game/dialogs.ts';
import { useUserStore } from '../game/player/user-store.ts';
import { listenToApiErrors } from '../lib/api/api.ts';
import { ApiError } from '../lib/api/http.ts';
import { createI18n, I18nContext } from '../lib/i18n/i18n.ts';
import { applyLanguage, readLanguage } from '../lib/i18n/language.ts';
import type { Area } from '../lib/i18n/messages.ts';
import { readPseudoLanguage } from '../lib/i18n/pseudo-language.ts';
import { lazyWithPreload } from '../lib/loading/lazy-with-preload.tsx';
import { loadWithRetry } from '../lib/loading/load-with-retry.ts';
import { saveReturnPage } from '../lib/return-page.ts';
import { readAccessToken } from '../lib/storage.ts';
import { applyTheme, readTheme } from '../lib/theme.ts';
import { deferredAreas } from '../texts.ts';
import { showToast } from '../ui/toast/toast.ts';
import { CrashGuard, StartAgain } from './crash-guard.tsx';
import { respondToError } from './error-responder.ts';
import { createScreens } from './screens/create-screens.ts';
import { AppRoutes } from './screens/routes.tsx';
import { gate, needsPlayer } from './session/auth-gate.ts';
import { preloadShell } from './shell/shell.tsx';
import { restoreLastVisit } from './start/last-visit.ts';
import { loadSignedInUser } from './start/start-up.ts';

const DialogHost = lazyWithPreload(async () => (await import('./start/after-start.ts')).DialogHost);

const MOST_RETRIES = 3;
const retry = (failures: number, error: Error): boolean =>
  failures < MOST_RETRIES && error instanceof ApiError && error.isTransient;

/** Renders in a transition, which React interrupts every few milliseconds for a tap. */
function renderApp(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  startTransition(() => createRoot(root).render(app));
}

/** Areas of the first screen, which the document lists. */
function firstAreas(): readonly Area[] {
  const { areas } = document.querySelector<HTMLElement>('script[data-areas]')?.dataset ?? {};
  return areas ? (areas.split('-') as Area[]) : ['common'];
}

/** Loads the language's font ahead of the first text, whose lines would break anew if it came a frame later. */
function loadFont(language: Language): void {
  const [font, letter] = language === 'en' ? ['Lexend', 'a'] : ['Vazirmatn', 'ا'];
  document.fonts.load(`1em '${font} Variable'`, letter).catch(console.error);
}

/** Ends the current task, so that the browser may paint and hear a tap before the next one. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function boot(): Promise<void> {
  const target = gate(location.pathname, readAccessToken() !== null);
  if (target) {
    saveReturnPage(location);
    return location.replace(target);
  }

  // Runs apart from the modules' evaluation: together they would take a slow phone more than 50 ms.
  await nextTask();
  applyTheme(readTheme());
  const language = applyLanguage(readLanguage());
  loadFont(language);
  const i18n = createI18n(language);
  if (import.meta.env.DEV && readPseudoLanguage(location.search) === 'xb')
    document.documentElement.dir = 'rtl';
  listenToApiErrors((error) =>
    respondToError(error, {
      currentPath: () => location.pathname,
      goTo: (path) => location.assign(path),
      showError: (message) => void showToast('error', message),
      offerSubscription: () => openDialog('no-subscription'),
      offerUpgrade: () => openDialog('upgrade'),
      offerCoins: () => openDialog('no-coins'),
      defaultMessage: i18n.t('ui.errorOccurred'),
    }),
  );
  // A button is busy before the second tap of a double tap: by default, pending calls are rendered a task later.
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({ defaultOptions: { queries: { retry } } });
  i18n.loadTogether(firstAreas());
  const screens = createScreens(i18n);
  restoreLastVisit(client);
  const first = screens.find(({ path }) => path === location.pathname);
  first?.component.preload();
  preloadShell(location.pathname);
  const isSignedIn = readAccessToken() !== null;
  if (isSignedIn) void first?.prefetch?.(client);
  const player = loadSignedInUser(isSignedIn ? first?.fetchFirst?.(client) : undefined);
  await Promise.all([loadWithRetry(() => i18n.load(['common'])), useUserStore.getState().user ?? player]);
  if (needsPlayer(location.pathname) && !useUserStore.getState().user) {
    // Without a token, the document's script has already left for the landing page.
    if (readAccessToken()) renderApp(<StartAgain i18n={i18n} />);
    return;
  }

  renderApp(
    <I18nContext value={i18n}>
      <QueryClientProvider client={client}>
        <CrashGuard i18n={i18n}>
          <Suspense>
            <AppRoutes screens={screens} />
          </Suspense>
          <Suspense>
            <DialogHost />
          </Suspense>
        </CrashGuard>
      </QueryClientProvider>
    </I18nContext>,
  );
  i18n.loadTogether(deferredAreas);
  (await import('./start/after-start.ts')).afterStart(screens, client);
}

void boot();
