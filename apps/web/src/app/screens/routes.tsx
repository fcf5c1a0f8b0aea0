/** Routes of the app: sets title, scroll position and focus at each change. */
import { useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { clearReloadFlag } from '../../lib/loading/reload-once.ts';
import { Shell } from '../shell/shell.tsx';
import type { Screen } from './create-screens.ts';
import { ShownRoutes } from './shown-location.tsx';

const NotFoundScreen = lazyWithPreload(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

let hasShownScreen = false;

/** Names the landmark for as long as it has the focus; beside a heading, both names would be read. */
function nameWhileFocused(content: HTMLElement): void {
  content.setAttribute('aria-label', document.title);
  content.addEventListener('blur', () => content.removeAttribute('aria-label'), { once: true });
}

/** Moves the focus to a new screen, unless the screen has set it. The first screen gets no focus. */
function moveFocus(): void {
  const content = document.getElementById('content');
  const focused = document.activeElement;
  const hasOwnFocus = focused !== content && content?.contains(focused);
  if (hasShownScreen && content && !hasOwnFocus) {
    const heading = content.querySelector('h1');
    if (!heading) nameWhileFocused(content);
    const target = heading ?? content;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  hasShownScreen = true;
}

/** Sets the page title of a screen, or the product's name where it has none. */
function Titled({ title, children }: { readonly title?: MessageKey; readonly children: React.ReactNode }) {
  const { t } = useI18n();
  const [pathname] = useLocation();
  const text = title ? t(title) : t('title.product');
  useEffect(() => {
    document.title = text;
    clearReloadFlag();
  }, [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is done whenever the route changes.
  useEffect(() => {
    scrollTo(0, 0);
    moveFocus();
  }, [pathname]);
  return children;
}

export function AppRoutes({ screens }: { readonly screens: readonly Screen[] }) {
  return (
    <ShownRoutes>
      <Switch>
        <Route path="/">
          <Redirect to="/home" replace />
        </Route>
        <Route path="/play">
          <Redirect to="/modes" replace />
        </Route>
        <Route path="/spin">
          <Redirect to="/home" replace />
        </Route>
        <Route>
          <Shell>
            <Switch>
              {screens.map(({ path, title, component: Component }) => (
                <Route key={path} path={path}>
                  <Titled title={title}>
                    <Component />
                  </Titled>
                </Route>
              ))}
              <Route>
                <Titled title="title.notFound">
                  <NotFoundScreen />
                </Titled>
              </Route>
            </Switch>
          </Shell>
        </Route>
      </Switch>
    </ShownRoutes>
  );
}
