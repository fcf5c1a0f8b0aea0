/** The address whose screen is shown. It follows the browser's as soon as the screen there is ready. */
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { Router } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

const ShownLocation = createContext({ pathname: '', search: '' });

/** Replaces the entry of the history when a link to the current address is pressed, as browsers do. */
const goOnce: typeof navigate = (to, options) =>
  navigate(to, to === location.pathname + location.search ? { ...options, replace: true } : options);

const useShownPathname = (): [string, typeof navigate] => [use(ShownLocation).pathname, goOnce];
const useShownSearch = (): string => use(ShownLocation).search;

/** Whether the browser is at another page already, whose screen is still being fetched. */
export const useIsLeaving = (): boolean => use(ShownLocation).pathname !== usePathname();

/**
 * The routes within show the old screen until the next one is fetched. Path and search change together, once for the
 * whole app.
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
