import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithRetry } from './load-with-retry.ts';

/** `React.lazy` with retries, and with `preload` to fetch the code ahead of rendering. */
export function lazyWithPreload<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> & { preload(): void } {
  let ahead: Promise<ComponentType<P>> | undefined;
  const screen = lazy(async () => ({ default: await loadWithRetry(() => ahead ?? load()) }));
  const preload = (): void => {
    ahead ??= load();
    // Clears a failed preload, so that rendering fetches the code again.
    ahead.catch(() => {
      ahead = undefined;
    });
  };
  return Object.assign(screen, { preload });
}
