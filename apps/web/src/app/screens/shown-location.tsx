/** Address of the shown screen. It follows the browser's address once the next screen has loaded. */
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { Router } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

const ShownLocation = createContext({ pathname: '', search: '' });

/** Replaces the history entry when a link to the current address is pressed, as browsers do. */
const goOnce: typeof navigate = (to, options) =>
  navigate(to, to === location.pathname + location.search ? { ...options, replace: true } : options);

const useShownPathname = (): [string, typeof navigate] => [use(ShownLocation).pathname, goOnce];
const useShownSearch = (): string => use(ShownLocation).search;

/** Whether the browser is already at another path, whose screen is still loading. */
export const useIsLeaving = (): boolean => use(ShownLocation).pathname !== usePathname();

/**
 * Defers path and search of the address for the whole app at once, so that routes show the old screen while the next
 * one is loading.
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
