/** The address whose screen is shown. It follows the browser's as soon as the screen there is ready. */
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { Router } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

const ShownLocation = createContext({ pathname: '', search: '' });

/** As browsers do it, an address that one is at or on the way to is not put upon itself: a link may be pressed twice. */
const goOnce: typeof navigate = (to, options) =>
  navigate(to, to === location.pathname + location.search ? { ...options, replace: true } : options);

const useShownPathname = (): [string, typeof navigate] => [use(ShownLocation).pathname, goOnce];
const useShownSearch = (): string => use(ShownLocation).search;

/** Whether the browser is at another page already, whose screen is still on its way. */
export const useIsLeaving = (): boolean => use(ShownLocation).pathname !== usePathname();

/**
 * The routes within wait for what they lead to, and show the old screen until then. Path and search change together,
 * once for the whole app.
 */
export function ShownRoutes({ children }: { readonly children: ReactNode }) {
  const pathname = useDeferredValue(usePathname());
  const search = useDeferredValue(useSearch());
  const shown = useMemo(() => ({ pathname, search }), [pathname, search]);
  return (
    <ShownLocation value={shown}>
      <Router hook={useShownPathname} searchHook={useShownSearch}>
        {children}
      </Router>
    </ShownLocation>
  );
}
