/** Work that waits until the first screen is shown. */
import type { QueryClient } from '@tanstack/react-query';
import { keepInstallPrompt } from '../../lib/install-prompt.ts';
import { registerServiceWorker } from '../../lib/loading/service-worker.ts';
import type { Screen } from '../screens/create-screens.ts';
import { followSession } from '../session/follow-session.ts';
import { tellLanguage } from '../session/tell-language.ts';
import { keepCountryCode } from './country-code.ts';
import { rememberVisit } from './remember-visit.ts';

export { DialogHost } from '../dialog-host.tsx';

const matches = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

/** Fetches the code of a link's screen when the link is touched, before the finger is lifted. */
export function preloadPressed(screens: readonly Screen[], { target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin) return;
  screens.find(({ path }) => matches(path, link.pathname))?.component.preload(link.search);
}

export function afterStart(screens: readonly Screen[], client: QueryClient): void {
  keepInstallPrompt();
  registerServiceWorker();
  rememberVisit(client);
  keepCountryCode();
  tellLanguage();
  followSession({ goTo: (path) => location.assign(path), reload: () => location.reload() });
  addEventListener('pointerdown', (event) => preloadPressed(screens, event), { passive: true });
  // Every screen begins at its top; by default the browser would scroll the old one while the next is being fetched.
  history.scrollRestoration = 'manual';
}
