/** Work that is deferred until the first screen is shown. */
import type { QueryClient } from '@tanstack/react-query';
import { saveInstallPrompt } from '../../lib/install-prompt.ts';
import { registerServiceWorker } from '../../lib/loading/service-worker.ts';
import type { Screen } from '../screens/create-screens.ts';
import { followSession } from '../session/follow-session.ts';
import { sendLanguage } from '../session/send-language.ts';
import { storeCountryCode } from './country-code.ts';
import { rememberVisit } from './remember-visit.ts';

export { DialogHost } from '../dialog-host.tsx';

const matches = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

/** Preloads a link's screen on pointer down, before the finger is lifted. */
export function preloadPressed(screens: readonly Screen[], { target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin) return;
  screens.find(({ path }) => matches(path, link.pathname))?.component.preload(link.search);
}

export function afterStart(screens: readonly Screen[], client: QueryClient): void {
  saveInstallPrompt();
  registerServiceWorker();
  rememberVisit(client);
  storeCountryCode();
  sendLanguage();
  followSession({ goTo: (path) => location.assign(path), reload: () => location.reload() });
  addEventListener('pointerdown', (event) => preloadPressed(screens, event), { passive: true });
  // Scroll by hand: the browser would scroll the old screen while the next one is loading.
  history.scrollRestoration = 'manual';
}
